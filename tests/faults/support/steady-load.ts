import { setTimeout as pause } from 'node:timers/promises';
import { billing, callback } from '#tests/server/support/file-calls.ts';
import { digest, type PortalClient, type Ticket } from './portal-client.ts';
import type { Seeded } from './seeded.ts';
import { upload } from './upload-client.ts';

const data = '/foundation/1001/data';
const everyMs = 20;

/** What partners do all day, 50 times a second: look at lists and tickets, raise tickets, write notes, attach files. */
export function steadyLoad(client: PortalClient, random: Seeded) {
  const broken: string[] = [];
  const waits: number[] = [];
  const record = { tickets: new Map<string, string>(), notes: [] as string[], files: new Map<string, string>() };
  const under = new Set<Promise<void>>();
  let stopped = false;
  let count = 0;
  let board = '';

  async function write(path: string, body: object): Promise<Ticket> {
    const { status, json } = await client.patiently<Ticket>(path, { body, key: random.uuid() });
    if (status >= 300) throw new Error(`POST ${path} answers ${status}: ${JSON.stringify(json)}`);
    return json;
  }
  async function read(path: string): Promise<void> {
    const { status } = await client.patiently(path);
    if (status !== 200) throw new Error(`GET ${path} answers ${status}`);
  }
  const deeds = [
    () => read(`${data}?type=hd.ticket&_limit=50`),
    () => read(`${data}/${board}`),
    async (no: number) => {
      const word = `Dauer${no}x`;
      record.tickets.set(word, (await write(data, { ...callback, description: `Bitte zu ${word}` })).id);
    },
    () => read('/foundation/1001/activities'),
    async (no: number) => {
      await write(`${data}/${board}`, { _action: 'append', note: `Notiz ${no}` });
      record.notes.push(`Notiz ${no}`);
    },
    () => read(`${data}?type=hd.ticket&search=Sommer`),
    async (no: number) => {
      const files = ['a', 'b'].map((part) => ({
        name: `Dauer${no}x${part}.pdf`,
        bytes: random.pdf(random.whole(1000, 200_000)),
      }));
      const ids: string[] = [];
      for (const { name, bytes } of files) ids.push(await upload(client, name, bytes));
      const word = `Dauer${no}x`;
      record.tickets.set(word, (await write(data, { ...billing(ids), customerOrContract: word })).id);
      for (const { name, bytes } of files) record.files.set(name, digest(bytes));
    },
  ] as const;

  async function run(no: number): Promise<void> {
    const from = performance.now();
    try {
      await deeds[no % deeds.length]?.(no);
    } catch (error) {
      broken.push(`no. ${no}: ${(error as Error).message}`);
    }
    waits.push(performance.now() - from);
  }

  async function generate(): Promise<void> {
    board = (await write(data, { ...callback, description: 'Ein Ticket mit vielen Notizen' })).id;
    while (!stopped) {
      if (under.size < 50) {
        const doing: Promise<void> = run(count).finally(() => under.delete(doing));
        under.add(doing);
        count += 1;
      }
      await pause(everyMs);
    }
    await Promise.all(under);
  }

  const generating = generate();
  return {
    waits,
    /** Ends the load and looks whether everything that was answered is there, once. */
    async stop(): Promise<{ deeds: number; broken: readonly string[] }> {
      stopped = true;
      await generating;
      const { history } = (await client.ticket(board)).data;
      const notes = history.flatMap(({ text }) => text ?? []).sort();
      if (notes.join() !== record.notes.toSorted().join())
        broken.push(`${notes.length} of ${record.notes.length} notes`);
      for (const [word, id] of record.tickets) {
        const { total, items } = await client.find(word);
        if (total !== 1 || items[0]?.id !== id) broken.push(`${word}: ${total} tickets`);
        for (const [name, sum] of record.files.has(`${word}a.pdf`) ? await client.files(id) : [])
          if (record.files.get(name) !== sum) broken.push(`${name}: other bytes than were sent`);
      }
      return { deeds: count, broken };
    },
  };
}
