import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const builtSite = join(import.meta.dirname, '../dist');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Pages share most of their files: each is read, and packed, once in a process. */
function once<T>(read: (site: string, path: string) => T): (site: string, path: string) => T {
  const valueByFile = new Map<string, T>();
  return (site, path) => {
    const file = join(site, path);
    const fileValue = valueByFile.get(file) ?? read(site, path);
    valueByFile.set(file, fileValue);
    return fileValue;
  };
}

/** Bytes of a file as brotli sends them; what the build has packed is so small already. */
const weigh = once((site, path): number => {
  const packed = statSync(`${join(site, path)}.br`, { throwIfNoEntry: false });
  return packed?.size ?? brotliCompressSync(readFileSync(join(site, path))).length;
});

const isOwn = (site: string, path: string) => path.startsWith('/') && existsSync(join(site, path));

/** Modules that a module needs to run, and those that it loads when it comes to it. */
const importsOf = once((site, path): { now: string[]; later: string[] } => {
  const text = readFileSync(join(site, path), 'utf8');
  const resolve = (target: string) => posix.join(posix.dirname(path), target);
  return {
    now: matches(text, /(?:\bfrom|\bimport)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g).map(resolve),
    later: matches(text, /\bimport\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]\s*\)/g).map(resolve),
  };
});

function closure(site: string, starts: readonly string[], withLater: boolean): Set<string> {
  const reachablePaths = new Set<string>();
  const add = (path: string): void => {
    if (reachablePaths.has(path) || !isOwn(site, path)) return;
    reachablePaths.add(path);
    const { now, later } = importsOf(site, path);
    for (const next of withLater ? [...now, ...later] : now) add(next);
  };
  for (const start of starts) add(start);
  return reachablePaths;
}

interface PageWeight {
  /** Path of the route. */
  path: string;
  /** Brotli bytes; `lazy` is what scripts load when they come to it, beyond `js`. */
  html: number;
  css: number;
  js: number;
  lazy: number;
  /** Files of `js`. */
  scripts: number;
  /** Requests for page, styles and scripts before anything lazy. */
  requests: number;
  /** What the page may ask for once it stands, and how many scripts each part brings. */
  parts: readonly { readonly name: string; readonly scripts: number }[];
}

const partName = (path: string) => posix.basename(path).replace(/\.[\w-]+\.js$/, '');

function weighPage(site: string, file: string): PageWeight {
  const html = readFileSync(join(site, file), 'utf8');
  const styles = new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g).filter((path) => isOwn(site, path)));
  const starts = matches(html, /(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"/g);
  const now = closure(site, starts, false);
  const all = closure(site, starts, true);
  const laterImports = new Set([...now].flatMap((path) => importsOf(site, path).later));
  const parts = [...laterImports].map((part) => ({
    name: partName(part),
    scripts: [...closure(site, [part], false)].filter((path) => !now.has(path)).length,
  }));
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weigh(site, path), 0);
  return {
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html: weigh(site, file),
    css: sum(styles),
    js: sum(now),
    lazy: sum(all) - sum(now),
    scripts: now.size,
    requests: 1 + styles.size + now.size,
    parts,
  };
}

const filesOf = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** Every German page of a built site; the English ones differ in their texts alone. */
export const weighPages = (site = builtSite): PageWeight[] =>
  filesOf(site)
    .filter((file) => file.endsWith('.html') && !/^en(\/|\.html)/.test(file))
    .sort()
    .map((file) => weighPage(site, file));

/** Brotli bytes of all files of a kind. */
export const weighAll = (ending: string, site = builtSite): number =>
  filesOf(site)
    .filter((file) => file.endsWith(ending))
    .reduce((total, file) => total + weigh(site, file), 0);
