import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, PortalClient, Ticket } from './portal-client.ts';
import type { Seeded } from './seeded.ts';

/** A write with the key that belongs to the user's one intent. */
export interface Intent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
}

interface Tabs {
  readonly client: PortalClient;
  /** The same user, signed in a second time. */
  readonly otherTab: PortalClient;
  readonly random: Seeded;
}
type Sent = Promise<Answer<Ticket>>;

const call = ({ body, key }: Intent) => ({ body, key });
const finish = (client: PortalClient, intent: Intent): Sent => client.patiently<Ticket>(intent.path, call(intent));

/** Sends, and gives up the connection at a moment when the server may or may not have done the work. */
async function loseAnswer({ client, random }: Tabs, intent: Intent): Promise<void> {
  const signal = AbortSignal.timeout(random.whole(1, 40));
  await client.attempt(intent.path, { ...call(intent), signal }).catch(() => undefined);
}

const attemptBy = (client: PortalClient, intent: Intent) =>
  client.attempt(intent.path, call(intent)).catch(() => undefined);

/** The ways in which one intent of a user reaches the server more than once; each answers the last answer. */
export const repetitions = {
  'double click': async ({ client }: Tabs, intent: Intent): Sent => {
    await Promise.all([attemptBy(client, intent), attemptBy(client, intent)]);
    return finish(client, intent);
  },
  'Enter and click': async ({ client, random }: Tabs, intent: Intent): Sent => {
    const first = attemptBy(client, intent);
    await pause(random.whole(0, 10));
    await Promise.all([first, attemptBy(client, intent)]);
    return finish(client, intent);
  },
  'lost answer': async (tabs: Tabs, intent: Intent): Sent => {
    await loseAnswer(tabs, intent);
    return finish(tabs.client, intent);
  },
  reload: async (tabs: Tabs, intent: Intent): Sent => {
    await loseAnswer(tabs, intent);
    await tabs.client.find('Sommer');
    return finish(tabs.client, intent);
  },
  'second tab': async ({ client, otherTab }: Tabs, intent: Intent): Sent => {
    await Promise.all([attemptBy(client, intent), attemptBy(otherTab, intent)]);
    return finish(otherTab, intent);
  },
  /** The second time comes after everything else, and after the server was killed. */
  'late retry': async ({ client }: Tabs, intent: Intent): Sent => finish(client, intent),
} as const;
