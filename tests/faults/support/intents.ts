import { billing, callback } from '#tests/server/support/file-calls.ts';
import type { PortalClient, Ticket } from './portal-client.ts';
import type { Intent } from './repetitions.ts';
import type { Seeded } from './seeded.ts';
import { upload } from './upload-client.ts';

interface Creation {
  readonly intent: Intent;
  /** Whether the staff sends it. */
  readonly byStaff?: boolean;
  /** How often it has happened. */
  happened(): Promise<number>;
}
interface Options {
  readonly client: PortalClient;
  readonly staff: PortalClient;
  readonly random: Seeded;
  /** Is in nothing else. */
  readonly word: string;
}
const data = '/foundation/1001/data';

async function newTicket({ client }: Options, body: object = callback): Promise<string> {
  const { status, json } = await client.patiently<Ticket>(data, { body });
  if (status !== 201) throw new Error(`a ticket is refused: ${status} ${JSON.stringify(json)}`);
  return json.id;
}

const file = ({ client, random, word }: Options, part: string) =>
  upload(client, `${word}${part}.pdf`, random.pdf(random.whole(100, 5000)));

async function events({ client }: Options, id: string, kind: string): Promise<number> {
  return (await client.ticket(id)).data.history.filter((event) => event.kind === kind).length;
}

const on = (id: string, { random }: Options, body: object): Intent => ({
  path: `${data}/${id}`,
  body,
  key: random.uuid(),
});

/** Every kind of write there is, each made ready to be sent on something of its own. */
export const intents = {
  create: async (parts: Options): Promise<Creation> => ({
    intent: { path: data, body: { ...callback, description: `Bitte zu ${parts.word}` }, key: parts.random.uuid() },
    happened: async () => (await parts.client.find(parts.word)).total,
  }),
  'create with files': async (parts: Options): Promise<Creation> => {
    const fileQueue = [await file(parts, 'a'), await file(parts, 'b')];
    return {
      intent: { path: data, body: { ...billing(fileQueue), customerOrContract: parts.word }, key: parts.random.uuid() },
      happened: async () => {
        const { total, items } = await parts.client.find(parts.word);
        return items[0] && (await parts.client.files(items[0].id)).size === 2 ? total : 0;
      },
    };
  },
  note: async (parts: Options): Promise<Creation> => {
    const id = await newTicket(parts);
    return {
      intent: on(id, parts, { _action: 'append', note: parts.word }),
      happened: () => events(parts, id, 'note'),
    };
  },
  reopen: async (parts: Options): Promise<Creation> => {
    const id = await newTicket(parts);
    const closed = await parts.staff.patiently(`${data}/${id}`, {
      body: { _action: 'status', version: 1, status: 'closed' },
    });
    if (closed.status !== 200) throw new Error(`a ticket cannot be closed: ${closed.status}`);
    return {
      intent: on(id, parts, { _action: 'reopen', reason: parts.word }),
      happened: () => events(parts, id, 'reopened'),
    };
  },
  attach: async (parts: Options): Promise<Creation> => {
    const id = await newTicket(parts, billing([await file(parts, 'a'), await file(parts, 'b')]));
    return {
      intent: on(id, parts, { _action: 'attach', fileQueue: [await file(parts, 'c')] }),
      happened: async () => ((await parts.client.files(id)).size === 3 ? events(parts, id, 'attached') : 0),
    };
  },
  status: async (parts: Options): Promise<Creation> => {
    const id = await newTicket(parts);
    return {
      byStaff: true,
      intent: on(id, parts, { _action: 'status', version: 1, status: 'inProgress', note: parts.word }),
      happened: () => events(parts, id, 'status'),
    };
  },
} as const;
