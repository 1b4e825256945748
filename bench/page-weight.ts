import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const compressed = new Map<string, number>();

/** Bytes of a file as brotli sends them. */
function weigh(path: string): number {
  const known = compressed.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(dist, path))).length;
  compressed.set(path, size);
  return size;
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const own = (path: string) => path.startsWith('/') && existsSync(join(dist, path));

/** Modules that a module needs to run, and those that it loads when it comes to it. */
function importsOf(path: string): { now: string[]; later: string[] } {
  const text = readFileSync(join(dist, path), 'utf8');
  const resolve = (target: string) => posix.join(posix.dirname(path), target);
  return {
    now: matches(text, /(?:\bfrom|\bimport)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g).map(resolve),
    later: matches(text, /\bimport\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]\s*\)/g).map(resolve),
  };
}

function closure(starts: readonly string[], withLater: boolean): Set<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || !own(path)) return;
    found.add(path);
    const { now, later } = importsOf(path);
    for (const next of withLater ? [...now, ...later] : now) add(next);
  };
  for (const start of starts) add(start);
  return found;
}

export interface PageWeight {
  /** Path of the route. */
  path: string;
  /** Brotli bytes; `lazy` is what scripts load when they come to it, beyond `js`. */
  html: number;
  css: number;
  js: number;
  lazy: number;
  /** Requests for page, styles and scripts before anything lazy. */
  requests: number;
}

function weighPage(file: string): PageWeight {
  const html = readFileSync(join(dist, file), 'utf8');
  const styles = new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g).filter(own));
  const starts = matches(html, /(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"/g);
  const now = closure(starts, false);
  const all = closure(starts, true);
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weigh(path), 0);
  return {
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html: weigh(file),
    css: sum(styles),
    js: sum(now),
    lazy: sum(all) - sum(now),
    requests: 1 + styles.size + now.size,
  };
}

/** Every German page of the built site; the English ones differ in their texts alone. */
export const weighPages = (): PageWeight[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^en(\/|\.html)/.test(file))
    .sort()
    .map(weighPage);

/** Brotli bytes of all files of a kind. */
export const weighAll = (ending: string): number =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .reduce((total, file) => total + weigh(`/${file.replaceAll('\\', '/')}`), 0);
