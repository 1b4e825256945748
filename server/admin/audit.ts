import { appendFileSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { AdminServices } from './command.ts';

/** Who gives an order, by the system: behind sudo the one who called it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export interface Order {
  readonly by: string;
  /** The command with its operands, and the names of its options: their values are people's data. */
  readonly order: string;
}

/** Keeps what an operator changed, in `audit.log` of the data folder and, beside a running server, in its log. */
export function noteOrder({ config, clock, log }: AdminServices, { by, order }: Order): void {
  log?.info({ audit: true, by, order }, 'changed by the command line');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const line = JSON.stringify({ time: new Date(clock()).toISOString(), by, order });
  appendFileSync(join(config.dataDir, 'audit.log'), `${line}\n`, { mode: 0o600 });
}
