import type { AvailabilityCheck, LineAddress } from '#contract/sales/availability.ts';
import { addressKey } from '#domain/sales/availability/line-address.ts';
import type { Config } from '#server/config/config.ts';
import { ApiError } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db } from '#server/db/open.ts';
import { type CheckScope, insertCheck, latestCheck } from '#server/queries/availability/availability-checks.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import type { LineCheck } from './line-check.ts';

const day = 86_400_000;

const unavailable = () =>
  // No 5xx: browsers and other systems send those again, and each call of a gateway may cost money.
  new ApiError(
    424,
    'Die Prüfung ist gerade nicht möglich. Tragen Sie das Ergebnis von Hand ein oder versuchen Sie es später.',
  );
const tooManyChecks = () =>
  new ApiError(
    429,
    'Ihre Organisation hat heute schon sehr viele Adressen geprüft. Tragen Sie das Ergebnis von Hand ein oder versuchen Sie es später.',
  );

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
  readonly log: { readonly warn: (about: object, text: string) => void };
  readonly config: Pick<Config, 'availability'>;
  readonly adapter: LineCheck;
}

interface LineRequest extends CheckScope {
  readonly userId: string;
  readonly address: LineAddress;
  /** Asks again where a result of this day is there. */
  readonly again?: boolean | undefined;
}

/** Checks of lines, of which each is stored. */
export class AvailabilityService {
  readonly #parts: Parts;
  /** Checks under way, by organisation and address: who asks meanwhile gets the same. */
  readonly #running = new Map<string, Promise<AvailabilityCheck>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The stored result of the last 24 hours, else a new one. Throws ApiError 424 and 429. */
  async check(request: LineRequest): Promise<AvailabilityCheck> {
    const { db, clock } = this.#parts;
    const { trid, ownOnly, address, again } = request;
    const place = addressKey(address);
    const recent = again ? undefined : await latestCheck(db, { trid, ownOnly }, place, clock() - day);
    if (recent) return recent;
    const key = JSON.stringify([trid, ownOnly, place]);
    const running = this.#running.get(key);
    if (running) return running;
    const check = this.#ask(request, place).finally(() => this.#running.delete(key));
    this.#running.set(key, check);
    return check;
  }

  async #ask({ trid, userId, address }: LineRequest, place: string): Promise<AvailabilityCheck> {
    const { db, clock, log, config, adapter } = this.#parts;
    const most = config.availability.checksPerDay;
    const budget = { key: `availability ${trid}`, most, every: Math.ceil(day / most) };
    const created = clock();
    if (!(await takeFrom(db, budget, created))) throw tooManyChecks();
    const { source } = adapter;
    const result = await adapter.check(address, created).catch((error: unknown) => {
      log.warn({ err: error, trid, source }, 'a line could not be checked');
      throw unavailable();
    });
    const check: AvailabilityCheck = {
      ...{ id: uuidv7(created), address, created, technologies: [] },
      source: result === 'pending' ? 'manual' : source,
      ...(result !== 'pending' && {
        checkedAt: result.checkedAt,
        technologies: [...result.technologies],
        ...(result.number && { number: result.number }),
      }),
    };
    await insertCheck(db, check, { trid, userId, addressKey: place });
    return check;
  }
}
