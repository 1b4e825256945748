/** `@layer base;`, `@media …{rules}` or `head{body}`. */
export interface CssRule {
  readonly head: string;
  /** Of a rule that holds rules. */
  readonly rules?: readonly CssRule[];
  /** Of any other rule; a statement has neither. */
  readonly body?: string;
}

const holdsRules = /^@(?:media|layer|supports|container)\b/;

/** First place from `from` on where one of `ends` stands outside of quotes, brackets and escapes. */
function endOf(text: string, from: number, ends: string): number {
  let quote = '';
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (depth === 0 && ends.includes(sign)) return at;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return text.length;
}

/** Parts between separators, such as the selectors of a list or the declarations of a body. */
export function splitCss(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = endOf(text, from, separator);
    parts.push(text.slice(from, end));
    from = end + 1;
  }
  return parts;
}

/** Rules of a style sheet without comments. */
export function readCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  for (let from = 0; from < css.length; ) {
    const end = endOf(css, from, '{;');
    const head = css.slice(from, end).trim();
    const close = css[end] === '{' ? endOf(css, end + 1, '}') : end;
    const body = css.slice(end + 1, close);
    if (head)
      rules.push(close === end ? { head } : holdsRules.test(head) ? { head, rules: readCss(body) } : { head, body });
    from = close + 1;
  }
  return rules;
}

export const writeCss = (rules: readonly CssRule[]): string =>
  rules
    .map(({ head, rules: inner, body }) =>
      inner ? `${head}{${writeCss(inner)}}` : body === undefined ? `${head};` : `${head}{${body}}`,
    )
    .join('');

/** Goes through all rules that hold none; those that hold nothing any more go too, but layers, which rank by where they stand first. */
export function changeRules(rules: readonly CssRule[], change: (rule: CssRule) => CssRule | undefined): CssRule[] {
  return rules.flatMap((rule) => {
    if (!rule.rules) return change(rule) ?? [];
    const inner = changeRules(rule.rules, change);
    if (inner.length > 0) return { head: rule.head, rules: inner };
    return rule.head.startsWith('@layer') ? { head: rule.head } : [];
  });
}
