import { setTimeout as pause } from 'node:timers/promises';
import { faultServer } from './fault-server.ts';
import { durations, type Outcome, type RunOptions } from './outcome.ts';
import { type PortalClient, portalClient } from './portal-client.ts';
import { type Seeded, seeded } from './seeded.ts';

/** An intent of a user that a kill interrupts while it is sent. */
interface Sending {
  /** Its name in sentences about what was broken. */
  readonly word: string;
  /** Sends it once, and calls `reached` from where on the kill may come; answers the id that the client was told. */
  attempt(reached: () => void): Promise<string | undefined>;
  /** Sends the same intent until it is answered; answers the status. */
  repeat(isKept: boolean): Promise<number>;
  /** The ids of the records that it has made. */
  made(): Promise<string[]>;
  /** A sentence for each thing that is wrong about them. */
  faults(creation: readonly string[]): Promise<string[]>;
}

interface Subject {
  readonly fault: string;
  /** What a success is answered with. */
  readonly success: number;
  prepare(client: PortalClient, random: Seeded, round: number): Promise<Sending>;
}

const nothing = () => {};

/**
 * Runs `kill -9` at random moments while a client sends a call that creates one record. A confirmed record must exist,
 * a record must be complete or absent, and repeating the intent must create it exactly once.
 */
export async function killRounds({ fault, success, prepare }: Subject, { times, seed }: RunOptions): Promise<Outcome> {
  const random = seeded(seed);
  const server = await faultServer();
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const ready: number[] = [];
  const states = { answered: 0, kept: 0, absent: 0 };

  /** Time in ms from `reached` to the answer if no kill interrupts the call. */
  async function usualTime(): Promise<number> {
    const sending = await prepare(client, random, 0);
    let startedAt = performance.now();
    const id = await sending.attempt(() => {
      startedAt = performance.now();
    });
    if (!id) throw new Error(`${sending.word} is refused without any kill`);
    return performance.now() - startedAt;
  }

  /** Answers the id that the client was told before the server was gone. */
  async function interrupted(sending: Sending, delay: number): Promise<string | undefined> {
    const reached = Promise.withResolvers<void>();
    const attempt = sending.attempt(reached.resolve).catch(nothing);
    await Promise.race([reached.promise, attempt]);
    await pause(delay);
    await server.kill();
    return (await attempt) ?? undefined;
  }

  try {
    await server.start();
    await client.login();
    const usual = await usualTime();
    for (let round = 1; round <= times; round += 1) {
      const sending = await prepare(client, random, round);
      const note = (...faults: string[]) => broken.push(...faults.map((sentence) => `${sending.word}: ${sentence}`));
      const notice = await interrupted(sending, random.next() * usual * 1.3);
      ready.push(await server.start());

      const left = await sending.made();
      states[notice ? 'answered' : left.length > 0 ? 'kept' : 'absent'] += 1;
      if (notice && left[0] !== notice) note('what was answered is lost');
      for (const sentence of await sending.faults(left)) note(`after the kill, ${sentence}`);

      const status = await sending.repeat(left.length > 0);
      if (status !== success) note(`sent again, it is answered ${status}`);
      const creation = await sending.made();
      if (creation.length !== 1) note(`${creation.length} in the end`);
      for (const sentence of await sending.faults(creation)) note(`in the end, ${sentence}`);
    }
  } finally {
    await server.close();
  }
  const { answered, kept: snapshot, absent } = states;
  return {
    fault,
    times,
    seen: `killed after the answer ${answered}, between commit and answer ${snapshot}, before the commit ${absent}; ready again ${durations(ready)}`,
    broken,
  };
}
