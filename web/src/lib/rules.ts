/** A piece of a rule's text: plain words, or the id of another rule. */
export interface RulePart {
  text: string;
  rule: boolean;
}

const RULE_ID = /\b[A-Z]{3}-[A-Z]{0,3}\d{1,2}\b/g;

/** Splits a text at the rule ids it names; `known` says which ids have a text of their own. */
export function splitAtRules(text: string, known: (id: string) => boolean): RulePart[] {
  const parts: RulePart[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_ID)) {
    if (!known(match[0])) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), rule: false });
    parts.push({ text: match[0], rule: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), rule: false });
  return parts;
}
