import { getTableName } from 'drizzle-orm';
import { byFoundation } from '#server/db/tables/table-scopes.ts';

const names = byFoundation.map(getTableName).join('|');
const keywords =
  'where|set|on|inner|left|right|cross|join|order|group|limit|for|values|returning|union|using|default|as';
const mention = new RegExp(
  `(\\bfrom|\\bjoin|\\binto|\\bupdate|,)\\s+"?(${names})\\b"?(?!\\.)(?:\\s+(?:as\\s+)?"?(?!(?:${keywords})\\b)([a-z_]\\w*)"?)?`,
  'gi',
);

/** Where the parentheses around a place begin and end; the whole text where there are none. */
function around(text: string, at: number): [start: number, end: number] {
  let depth = 0;
  let start = at;
  for (; start > 0; start -= 1) {
    if (text[start - 1] === ')') depth += 1;
    else if (text[start - 1] === '(' && depth-- === 0) break;
  }
  depth = 0;
  let end = at;
  for (; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    else if (text[end] === ')' && depth-- === 0) break;
  }
  return [start, end];
}

function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, ' ');
  return shorter === text ? text : withoutParentheses(shorter);
}

interface Mention {
  readonly table: string;
  readonly alias: string;
  readonly scope: readonly [start: number, end: number];
}

/** True where a condition on the alias' trid stands in its query, and not as one of several that need not hold. */
function isBound(text: string, { alias, scope: [start, end] }: Mention, others: readonly string[]): boolean {
  const equal = others.map((other) => `"?${other}"?\\."?trid"?`);
  const value = ['\\$\\d+', 'any\\s*\\(\\$', ...equal].join('|');
  const own = `(?:"?${alias}"?\\.)?"?trid"?`;
  const mirrored = equal.map((other) => `|${other}\\s*=\\s*"?${alias}"?\\."?trid"?`).join('');
  const condition = new RegExp(`(?<![\\w".])${own}\\s*(?:=\\s*(?:${value})|in\\s*\\(\\$)${mirrored}`, 'gi');
  const query = text.slice(start, end);
  return [...query.matchAll(condition)].some(({ index }) => {
    const [from, to] = around(query, index);
    return !/\bor\b/i.test(withoutParentheses(query.slice(from, to)));
  });
}

/** The foundation's tables that a statement touches without binding their trid. */
export function unboundTables(text: string): string[] {
  const unbound: string[] = [];
  const read: Mention[] = [];
  for (const { 1: verb = '', 2: table = '', 3: alias = table, index, 0: whole } of text.matchAll(mention)) {
    const scope = around(text, index);
    if (verb !== 'into') read.push({ table, alias, scope });
    else if (!/^\s*\([^)]*\btrid\b/.test(text.slice(index + whole.length))) unbound.push(table);
  }
  const bound = new Set<string>();
  let open = read;
  for (let existing = -1; existing < bound.size; ) {
    existing = bound.size;
    for (const one of open) if (isBound(text, one, [...bound])) bound.add(one.alias);
    open = open.filter(({ alias }) => !bound.has(alias));
  }
  return [...unbound, ...open.map(({ table }) => table)];
}
