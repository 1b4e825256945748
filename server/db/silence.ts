import type { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseSilent } from './unavailable.ts';

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (error?: Error | boolean) => void,
) => void;
type Connect = (connected: Connected) => void;

/** Cuts a connection without a farewell that might never be read. */
export function cutConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/**
 * While the database says nothing, pools lend no connections, and calls that wait for an answer fail at once: else each
 * would wait for its own limit, and all that come meanwhile behind it.
 */
export class Silence {
  #isSilent = false;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();

  get isSilent(): boolean {
    return this.#isSilent;
  }

  begin(): void {
    this.#isSilent = true;
    for (const fail of this.#waiting) fail(new DatabaseSilent());
    for (const client of this.#clients) cutConnection(client);
    this.#clients.clear();
  }

  end(): void {
    this.#isSilent = false;
  }

  guard(pool: pg.Pool): void {
    pool.on('connect', (client) => this.#clients.add(client));
    pool.on('remove', (client) => this.#clients.delete(client));
    const connect: Connect = pool.connect.bind(pool);
    const guarded = (connected: Connected): void => {
      if (this.#isSilent) {
        process.nextTick(connected, new DatabaseSilent());
        return;
      }
      let isOver = false;
      const once: Connected = (error, client, release) => {
        // Who waited was told already.
        if (isOver) return release?.(true);
        isOver = true;
        this.#waiting.delete(once);
        connected(error, client, release);
      };
      this.#waiting.add(once);
      connect(once);
    };
    pool.connect = ((connected?: Connected) => {
      if (connected) return guarded(connected);
      return new Promise<pg.PoolClient>((resolve, reject) => {
        guarded((error, client) => (client ? resolve(client) : reject(error)));
      });
    }) as typeof pool.connect;
  }
}
