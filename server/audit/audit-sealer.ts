import type { BaseServices } from '../db/base-services.ts';
import { hasUnsealed } from '../queries/audit/audit-chain.ts';
import { keepAnchor } from './audit-anchors.ts';
import { sealAudit } from './seal-audit.ts';

/** How often (ms) a hash of the chain is said outside of the database. */
const anchorIntervalMs = 3_600_000;

/** Seals new entries, and writes the newest hash to the log and to a file: at the first run, with the first entries after it, and every hour. */
export class AuditSealer {
  readonly #services: Pick<BaseServices, 'db' | 'config' | 'clock' | 'log'>;
  #anchored = 0;
  #hasAnchoredEntries = false;

  constructor(services: Pick<BaseServices, 'db' | 'config' | 'clock' | 'log'>) {
    this.#services = services;
  }

  async run(): Promise<void> {
    const { db, clock } = this.#services;
    const sealed = (await hasUnsealed(db)) ? await sealAudit(this.#services) : 0;
    const isFirst = sealed > 0 && !this.#hasAnchoredEntries;
    if (!isFirst && Math.abs(clock() - this.#anchored) < anchorIntervalMs) return;
    await keepAnchor(this.#services);
    this.#anchored = clock();
    this.#hasAnchoredEntries ||= sealed > 0;
  }
}
