/** The dialogs that any part of the page may open. */
class Dialogs {
  /** The rule being read, and those read before it in the same sitting. */
  rules = $state<string[]>([]);
  keys = $state(false);
  menu = $state(false);
  /** The whole rulebook. */
  book = $state(false);

  openRule(id: string): void {
    this.rules = [...this.rules, id];
  }
  backToRule(): void {
    this.rules = this.rules.slice(0, -1);
  }
  closeRules(): void {
    this.rules = [];
  }
  get open(): boolean {
    return this.rules.length > 0 || this.keys || this.menu || this.book;
  }
}

export const dialogs = new Dialogs();
