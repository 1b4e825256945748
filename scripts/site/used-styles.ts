import { type CssRule, changeRules, readCss, splitCss, writeCss } from './css-rules.ts';

/** Names of elements and classes that a page has. */
interface Names {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#38;': '&',
  '&#34;': '"',
};

const namesIn = (html: string): Names => ({
  elements: new Set(['html', 'body', ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)]),
  classes: new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).split(/\s+/),
    ),
  ),
});

/** An escaped sign becomes a letter of a private range, so that `sm\:p-4` is one name. */
const hide = (text: string) =>
  text.replace(/\\(.)/gu, (_, sign: string) => String.fromCodePoint(0xf0000 + (sign.codePointAt(0) ?? 0)));
const show = (name: string) =>
  name.replace(/[\u{f0000}-\u{fffff}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xf0000));

/** Without what stands in brackets: it is one choice of several, or what must not be there, or changes while one looks. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const needs = new Map<string, Names>();
/** What a page must have for the selector to fit. */
function needsOf(selector: string): Names {
  const known = needs.get(selector);
  if (known) return known;
  const bare = withoutBrackets(hide(selector));
  const found = {
    classes: new Set([...bare.matchAll(/\.([\w\u{f0000}-\u{fffff}-]+)/gu)].map(([, name = '']) => show(name))),
    elements: new Set([...bare.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  };
  needs.set(selector, found);
  return found;
}

function fitting({ head, body = '' }: CssRule, { classes, elements }: Names): CssRule | undefined {
  const kept = splitCss(head, ',').filter((selector) => {
    const need = needsOf(selector);
    return (
      [...need.classes].every((name) => classes.has(name)) && [...need.elements].every((name) => elements.has(name))
    );
  });
  return kept.length > 0 ? { head: kept.join(','), body } : undefined;
}

/** Drops custom properties and animations that no other rule asks for, until none is left. */
function asked(rules: readonly CssRule[], before = Number.POSITIVE_INFINITY): string {
  const css = writeCss(rules);
  if (css.length >= before) return css;
  const properties = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const animations = [...css.matchAll(/animation[\w-]*:([^;}]*)/g)].map(([, value = '']) => value).join(' ');
  const isAsked = (declaration: string) => {
    const [, name] = /^\s*(--[\w-]+)\s*:/.exec(declaration) ?? [];
    return name === undefined || properties.has(name);
  };
  const left = changeRules(rules, (rule) => {
    const { head, body = '' } = rule;
    const [, kind, name = ''] = /^@(property|keyframes)\s+([\w-]+)/.exec(head) ?? [];
    if (kind === 'property') return properties.has(name) ? rule : undefined;
    if (kind === 'keyframes') return animations.includes(name) || css.includes(`:${name} `) ? rule : undefined;
    if (head.startsWith('@') || body.includes('{')) return rule;
    const kept = splitCss(body, ';').filter(isAsked);
    return kept.length > 0 ? { head, body: kept.join(';') } : undefined;
  });
  return asked(left, css.length);
}

const read = new Map<string, CssRule[]>();

/** The part of a style sheet that can fit the elements in a page's markup, in whatever state they are. */
export function usedStyles(css: string, html: string): string {
  const rules = read.get(css) ?? readCss(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  read.set(css, rules);
  const names = namesIn(html);
  return asked(changeRules(rules, (rule) => (rule.head.startsWith('@') ? rule : fitting(rule, names))));
}
