import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { Late, within } from '../core/within.ts';
import type { OpenDatabase } from './open.ts';
import { cutConnection } from './silence.ts';

/** While the database is silent: calls work again so soon after it speaks. */
const retryMs = 200;
/** An answer that is late is still waited for, beside newer questions. */
const lateMs = 10_000;

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
  let answers = 0;
  /** Connections with a question that was not answered in time, and when they are given up. */
  const late = new Map<pg.Client, NodeJS.Timeout>();

  function giveUp(pgClient: pg.Client): void {
    clearTimeout(late.get(pgClient));
    late.delete(pgClient);
    if (client === pgClient) client = undefined;
    cutConnection(pgClient);
  }

  /** Whatever a database says, also a refusal: it is silent no more. */
  function endSilence(): void {
    answers += 1;
    for (const pgClient of late.keys()) giveUp(pgClient);
    if (silence.isSilent) log.warn(`the ${name} answers again`);
    silence.end();
  }

  function connect(): pg.Client {
    const pgClient = new pg.Client({ ...connection, keepAlive: true });
    pgClient.on('error', () => {
      if (client === pgClient) client = undefined;
    });
    return pgClient;
  }

  /** One that takes longer than the silence to answer, as under load, would else be cut off each time before it did. */
  function awaitLate(pgClient: pg.Client, answer: Promise<unknown>): void {
    if (client === pgClient) client = undefined;
    late.set(pgClient, setTimeout(() => giveUp(pgClient), lateMs).unref());
    answer.then(
      () => {
        if (!late.has(pgClient)) return;
        clearTimeout(late.get(pgClient));
        late.delete(pgClient);
        client = pgClient;
        endSilence();
      },
      (error: unknown) => {
        if (late.has(pgClient) && error instanceof pg.DatabaseError) endSilence();
      },
    );
  }

  async function ask(): Promise<unknown> {
    const pgClient = client ?? connect();
    const connecting: Promise<unknown> = client ? Promise.resolve() : pgClient.connect();
    client = pgClient;
    const answer = connecting.then(() => pgClient.query(question));
    answer.catch(() => undefined);
    try {
      await within(silenceMs, connecting);
      const [row] = (await within(silenceMs, answer)).rows;
      // An earlier question was answered meanwhile, and its connection is used on.
      if (client !== pgClient) cutConnection(pgClient);
      return row;
    } catch (error) {
      if (error instanceof Late) awaitLate(pgClient, answer);
      else giveUp(pgClient);
      throw error;
    }
  }

  function leave(): void {
    for (const pgClient of [...late.keys(), ...(client ? [client] : [])]) giveUp(pgClient);
  }

  async function beat(): Promise<void> {
    const before = answers;
    try {
      const answer = await ask();
      endSilence();
      await hear(answer);
    } catch (error) {
      await hear(undefined);
      if (error instanceof pg.DatabaseError) endSilence();
      else if (error instanceof Late && answers === before && !silence.isSilent) {
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
