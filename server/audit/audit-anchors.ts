import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseServices } from '../db/base-services.ts';
import { readChain } from '../queries/audit/audit-chain.ts';

/** A hash of the chain that was said outside of the database. */
export interface Anchor {
  readonly seq: number;
  readonly hash: string;
}

const fileOf = ({ dataDir }: BaseServices['config']) => join(dataDir, 'audit-anchors.log');

/** `123:3f…`, as it is written down by hand too. */
export function readAnchor(text: string): Anchor | undefined {
  const [, seq, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

export const anchorText = ({ seq, hash }: Anchor): string => `${seq}:${hash}`;

/** Anchors that the servers on this folder wrote, oldest first. */
export function keptAnchors(config: BaseServices['config']): Anchor[] {
  let text = '';
  try {
    text = readFileSync(fileOf(config), 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => readAnchor(line.split(' ').at(-1) ?? '') ?? []);
}

/**
 * Writes the newest hash to the log and to a file of the data folder: who changes the database has to change those too. The
 * first one of an empty chain says that the log began with nothing.
 */
export async function keepAnchor({ db, config, clock, log }: Pick<BaseServices, 'db' | 'config' | 'clock' | 'log'>) {
  const chain = await readChain(db);
  const last = keptAnchors(config).at(-1);
  if (last && anchorText(last) === anchorText(chain)) return;
  log.info({ audit: true, anchor: anchorText(chain) }, 'newest entry of the audit log');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  appendFileSync(fileOf(config), `${new Date(clock()).toISOString()} ${anchorText(chain)}\n`, { mode: 0o600 });
}
