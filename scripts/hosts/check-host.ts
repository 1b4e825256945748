import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './ask.ts';
import { type Ability, type Expected, expectedAnswers, expectedOverHttps } from './expected-answers.ts';

export interface Host {
  readonly name: string;
  readonly origin: string;
  /** Sends what is for https only, even where it is asked over http behind a proxy. */
  readonly isSecure: boolean;
  /** What it is known not to do. */
  readonly cannot: readonly Ability[];
}

async function expectedOf(site: string, { isSecure, cannot }: Host): Promise<Expected[]> {
  const first = async (folder: string, ending: string) =>
    (await readdir(join(site, folder))).filter((name) => name.endsWith(ending)).sort()[0] ?? '';
  const files = new Set(await readdir(join(site, '_astro')));
  // One that is large enough to be packed, and that others import from: its text is known by that.
  const packed = [...files].filter((name) => name.endsWith('.js') && files.has(`${name}.br`)).sort();
  const script = packed.find((name) => readFileSync(join(site, '_astro', name), 'utf8').includes('export{')) ?? '';
  const names = { script, fragment: await first('pagefind/fragment', '.pf_fragment') };
  const all = [...expectedAnswers(names), ...(isSecure ? [expectedOverHttps] : [])];
  return all.filter(({ needs }) => !needs || !cannot.includes(needs));
}

/** Asks a host for everything in the table; answers how much was asked and what was wrong. */
export async function checkHost(site: string, host: Host): Promise<{ asked: number; faults: string[] }> {
  const expected = await expectedOf(site, host);
  const faults: string[] = [];
  for (const { what, path, headers, method, faults: faultsOf } of expected) {
    const found = await ask(host.origin, path, headers, method).then(faultsOf, (error: Error) => [error.message]);
    for (const fault of found) if (fault) faults.push(`${what} (${method ?? 'GET'} ${path}): ${fault}`);
  }
  const page = await ask(host.origin, '/imprint', { 'Accept-Encoding': 'br, gzip' }).catch(() => undefined);
  const again = await ask(host.origin, '/imprint', {
    'Accept-Encoding': 'br, gzip',
    'If-None-Match': String(page?.headers.etag ?? ''),
  }).catch(() => undefined);
  if (again?.status !== 304) faults.push(`a page that is known already: status ${again?.status}, not 304`);
  return { asked: expected.length + 1, faults };
}
