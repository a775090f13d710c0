/** A piece of a rule's text: plain words, or the id of another rule. */
export interface RulePart {
  text: string;
  rule: boolean;
}

/** The message that tells a rule: the dots of its id are underlines there. */
export function ruleKey(id: string): string {
  return `rule-${id.replaceAll(".", "_")}`;
}

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
