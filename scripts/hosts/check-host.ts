import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { doubledHeaders } from './answer-checks.ts';
import { type Address, ask } from './ask.ts';
import { type Ability, type Expected, expectedAnswers } from './expected-answers.ts';
import { expectedOverHttp, expectedOverHttps } from './expected-over-tls.ts';

export interface Host extends Address {
  readonly name: string;
  /** Where it listens for http, which leads to https. */
  readonly httpOrigin?: string;
  /** Sends headers for https even if the request comes over http behind a proxy. */
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
  const all = [...expectedAnswers(names), ...(isSecure ? expectedOverHttps : [])];
  return all.filter(({ needs }) => !needs || !cannot.includes(needs));
}

/** Asks a host for everything in the table; answers how much was asked and what was wrong. */
export async function checkHost(site: string, host: Host): Promise<{ asked: number; faults: string[] }> {
  const expected = await expectedOf(site, host);
  const faults: string[] = [];
  async function check(address: Address, { what, path, headers, method, faults: faultsOf }: Expected) {
    const hostFaults = await ask(address, path, headers, method).then(
      (answer) => [...faultsOf(answer), ...doubledHeaders(answer)],
      (error: Error) => [error.message],
    );
    for (const fault of hostFaults) if (fault) faults.push(`${what} (${method ?? 'GET'} ${path}): ${fault}`);
  }
  for (const one of expected) await check(host, one);
  if (host.httpOrigin) {
    const name = host.trial?.name ?? new URL(host.origin).hostname;
    for (const one of expectedOverHttp(name)) await check({ ...host, origin: host.httpOrigin }, one);
  }
  const page = await ask(host, '/imprint', { 'Accept-Encoding': 'br, gzip' }).catch(() => undefined);
  const again = await ask(host, '/imprint', {
    'Accept-Encoding': 'br, gzip',
    'If-None-Match': String(page?.headers.etag ?? ''),
  }).catch(() => undefined);
  if (again?.status !== 304) faults.push(`a page that is known already: status ${again?.status}, not 304`);
  return { asked: expected.length + (host.httpOrigin ? 3 : 1), faults };
}
