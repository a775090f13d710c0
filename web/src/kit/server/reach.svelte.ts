/** Where others reach this server, and whether they do at all. */
export const reach = $state<{ known: string | null; apart: boolean }>({ known: null, apart: true });

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads to the reader's own machine, and to nobody else's. */
export function onlyHere(address: string): boolean {
  return HERE.test(new URL(address).hostname);
}

/** What links for others begin with: this page's own address, or the one the server knows when the page was opened at home. */
export function base(): string {
  return onlyHere(location.origin) ? (reach.known ?? location.origin) : location.origin;
}
