import { posix } from 'node:path';

/** Answers the text behind a path of the site, or undefined where there is nothing. */
export type Fetch = (path: string) => Promise<string | undefined>;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const inMarkup = /(?:src|href|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"]+)"/g;
const now = /(?:\bfrom|\bimport)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g;
const later = /\bimport\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]\s*\)/g;

/** A tab that has loaded a page with its islands, and not yet what they load when it comes to it. */
interface OpenTab {
  readonly page: string;
  /** Scripts and styles by path, as far as they have been loaded. */
  readonly loaded: ReadonlyMap<string, string>;
  /** Files that could not be loaded. */
  readonly missing: readonly string[];
  /** Goes on as a user does who opens every dialog: loads all that has not been loaded; answers what it loaded and what is gone. */
  goOn(): Promise<{ files: string[]; missing: string[] }>;
}

export async function openTab(page: string, fetch: Fetch): Promise<OpenTab> {
  const loaded = new Map<string, string>();
  const missing: string[] = [];
  async function load(path: string, pattern: RegExp): Promise<void> {
    if (loaded.has(path) || missing.includes(path)) return;
    const text = await fetch(path);
    if (text === undefined) return void missing.push(path);
    loaded.set(path, text);
    for (const next of matches(text, pattern)) await load(posix.join(posix.dirname(path), next), pattern);
  }
  const markup = (await fetch(page)) ?? '';
  for (const path of matches(markup, inMarkup)) await load(path, now);
  return {
    page,
    loaded,
    missing: [...missing],
    async goOn() {
      const before = loaded.size;
      for (const [path, text] of [...loaded])
        for (const next of matches(text, later)) {
          const target = posix.join(posix.dirname(path), next);
          await load(target, now);
          for (const deeper of matches(loaded.get(target) ?? '', later))
            await load(posix.join(posix.dirname(target), deeper), now);
        }
      return { files: [...loaded.keys()].slice(before), missing };
    },
  };
}
