import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { within } from '../core/within.ts';
import { startHeartbeat } from './heartbeat.ts';
import { callConnections, type DatabaseLimits, plansOnce } from './limits.ts';
import type { Db } from './open.ts';
import { databaseOf } from './pooled-database.ts';
import { openPool } from './postgres-pool.ts';
import { Silence } from './silence.ts';

/** A replica that is further behind is not read. */
const maxLagMs = 5000;
const intervalMs = 200;
const maxSamples = 100;

/** A place in the write-ahead log as a number of bytes. */
const bytes = (place: string) => `(${place} - '0/0'::pg_lsn)::float8`;
/** Where the database that writes is: all that is committed stands before it. */
export const writePosition = sql.raw(`${bytes('pg_current_wal_insert_lsn()')}::bigint`);
const identity = '(select system_identifier::text from pg_control_system())';
const primaryQuestion = sql.raw(`select ${identity} as system, ${bytes('pg_current_wal_insert_lsn()')} as position`);
const replicaQuestion = `select ${identity} as system, pg_is_in_recovery() as "isReplica",
  ${bytes("coalesce(pg_last_wal_replay_lsn(), '0/0')")} as position`;

interface Place {
  readonly system: string;
  readonly position: number;
}
interface ReplicaAnswer extends Place {
  readonly isReplica: boolean;
}

/** `foreign`: no copy of the database that writes, or none any more, as after its promotion. */
export type ReplicaState = 'ready' | 'behind' | 'unreachable' | 'foreign';

async function askPrimary(primary: Db, silenceMs: number): Promise<Place> {
  const { rows } = (await within(silenceMs, Promise.resolve(primary.execute(primaryQuestion)))) as unknown as {
    rows: [Place];
  };
  return rows[0];
}

/**
 * A streaming replica for reads. Several times a second it is compared how far it has come with where the database that
 * writes was, so that a read goes there only while all that its caller wrote is there too.
 */
export class Replica {
  readonly db: Db;
  readonly #connectionString: string;
  readonly #limits: DatabaseLimits;
  readonly #now: () => number;
  readonly #silence = new Silence();
  readonly #pools: readonly pg.Pool[];
  #origin: Place | undefined;
  #answer: ReplicaAnswer | undefined;
  /** Where the database that writes was, as far as the replica has not come there. */
  #ahead: { readonly at: number; readonly position: number }[] = [];
  #stop = async () => {};

  constructor(connectionString: string, limits: DatabaseLimits, now = () => performance.now()) {
    const calls = { connectionString, ...callConnections(limits) };
    const pool = openPool(calls, limits);
    const planned = limits.isPooled ? undefined : openPool({ ...calls, ...plansOnce(limits) });
    this.#pools = [pool, ...(planned ? [planned] : [])];
    for (const one of this.#pools) this.#silence.guard(one);
    this.db = Object.assign(databaseOf(pool), planned && { plannedOnce: databaseOf(planned) });
    this.#connectionString = connectionString;
    this.#limits = limits;
    this.#now = now;
  }

  /** Begins to compare it with the database that writes, which has the newest tables. */
  async follow(primary: Db, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Promise<void> {
    const { silenceMs } = this.#limits;
    // Before the replica has come to here, statements may name tables that it lacks.
    this.#origin = await askPrimary(primary, silenceMs);
    this.#stop = startHeartbeat(
      { connection: { connectionString: this.#connectionString }, silence: this.#silence },
      {
        ...{ silenceMs, log, intervalMs },
        name: 'replica',
        question: replicaQuestion,
        hear: (answer) => this.#hear(answer as ReplicaAnswer | undefined, primary),
      },
    );
  }

  async #hear(answer: ReplicaAnswer | undefined, primary: Db): Promise<void> {
    this.#answer = answer;
    const at = this.#now();
    const place = await askPrimary(primary, this.#limits.silenceMs).catch(() => undefined);
    if (place) this.#ahead.push({ at, position: place.position });
    const position = answer?.position ?? 0;
    const ahead = this.#ahead.filter((one) => one.position > position);
    // The first tells how old the replica is; of those that follow, the newest suffice.
    this.#ahead = ahead.filter((_one, index) => index === 0 || index > ahead.length - maxSamples);
  }

  /** How far (ms) it is behind; undefined where that is unknown. */
  get lagMs(): number | undefined {
    if (!this.#answer) return undefined;
    const [oldest] = this.#ahead;
    return oldest ? this.#now() - oldest.at : 0;
  }

  get state(): ReplicaState {
    if (!this.#answer || !this.#origin || this.#silence.isSilent) return 'unreachable';
    const { system, isReplica, position } = this.#answer;
    if (system !== this.#origin.system || !isReplica) return 'foreign';
    return (this.lagMs ?? 0) <= maxLagMs && position >= this.#origin.position ? 'ready' : 'behind';
  }

  /** Whether it may be read by a session that wrote up to this position last. */
  has(position: number | null | undefined): boolean {
    return this.state === 'ready' && (this.#answer?.position ?? 0) >= (position ?? 0);
  }

  async close(): Promise<void> {
    await this.#stop();
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}
