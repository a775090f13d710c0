/** A piece of a rule's text: plain words, or the id of another rule. */
export interface RulePart {
  text: string;
  rule: boolean;
}

/** The message that tells a rule: the dots of its id are underlines there. */
export function ruleKey(id: string): string {
  return `rule-${id.replaceAll(".", "_")}`;
}

/** A rule's text without the other rules it points to in brackets. */
export const withoutRules = (text: string): string => text.replaceAll(/\s*\(\[\[[^)]*\]\]\)/g, "");

const RULE_ID = /\[\[([\w.-]+)\]\]|\b[A-Z]{3}-[A-Z]{0,3}\d{1,2}\b/g;

/** Splits a text at the rule ids it names, bare or as `[[MOV-04]]`; `known` says which ids have a text of their own. */
export function splitAtRules(text: string, known: (id: string) => boolean): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_ID)) {
    const id = match[1] ?? match[0];
    const rule = known(id);
    if (!rule && match[1] === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), rule: false });
    parts.push({ text: id, rule });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), rule: false });
  return parts;
}

/** A rule with the brackets and stops around it: a line does not end between them. */
export interface WholePart extends RulePart {
  before: string;
  after: string;
}

/** Takes the punctuation around rules out of the words beside them. */
export function whole(parts: RulePart[]): WholePart[] {
  const found = parts.map((part): WholePart => ({ ...part, before: "", after: "" }));
  found.forEach((part, i) => {
    const [last, next] = [found[i - 1], found[i + 1]];
    if (!part.rule) return;
    if (last && !last.rule) [last.text, part.before] = cut(last.text, last.text.search(/[(\[«“„¿]*$/));
    if (next && !next.rule) [part.after, next.text] = cut(next.text, next.text.search(/[^)\].,;:!?»”]|$/));
  });
  return found;
}

const cut = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at)];
