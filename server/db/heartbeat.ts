import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { Late, within } from '../core/within.ts';
import type { OpenDatabase } from './open.ts';
import { cutConnection } from './silence.ts';

/** While the database is silent: calls work again so soon after it speaks. */
const retryMs = 200;
const isFull = (error: unknown) => (error as { code?: unknown }).code === '53300';

interface HeartbeatOptions {
  readonly silenceMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Is told of each silence as it begins. */
  readonly silent?: () => void;
  /** What the log calls it. */
  readonly name?: string;
  readonly intervalMs?: number;
  readonly question?: string;
  /** Is handed each answer; nothing where there is none. */
  readonly hear?: (answer: unknown) => Promise<void> | void;
}

/**
 * Asks the database something each second on a connection of its own. One that says nothing, as one that is stopped or
 * behind a cut line, would hold each call for its whole limit; by this all are refused at once until it speaks again.
 */
export function startHeartbeat(
  { connection, silence }: Pick<OpenDatabase, 'connection' | 'silence'>,
  {
    silenceMs,
    log,
    silent = () => undefined,
    name = 'database',
    intervalMs = 1000,
    question = 'select 1',
    hear = () => undefined,
  }: HeartbeatOptions,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function ask(): Promise<unknown> {
    const pgClient = client ?? new pg.Client({ ...connection, keepAlive: true });
    if (!client) {
      client = pgClient;
      pgClient.on('error', () => {
        if (client === pgClient) client = undefined;
      });
      await within(silenceMs, pgClient.connect());
    }
    return (await within(silenceMs, pgClient.query(question))).rows[0];
  }

  function leave(): void {
    if (client) cutConnection(client);
    client = undefined;
  }

  async function beat(): Promise<void> {
    try {
      const answer = await ask();
      if (silence.isSilent) log.warn(`the ${name} answers again`);
      silence.end();
      await hear(answer);
    } catch (error) {
      leave();
      await hear(undefined);
      if (isFull(error)) silence.end();
      else if (error instanceof Late && !silence.isSilent) {
        log.error({ err: error }, `the ${name} does not answer: it is not asked until it does`);
        silence.begin();
        silent();
      }
    }
    if (isStopped) return leave();
    timer = setTimeout(
      () => {
        beating = beat();
      },
      silence.isSilent ? retryMs : intervalMs,
    ).unref();
  }
  let beating = beat();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await beating;
    leave();
  };
}
