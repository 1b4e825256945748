import { setTimeout as pause } from 'node:timers/promises';
import { billing } from '../server/support/file-calls.ts';
import { faultServer } from './support/fault-server.ts';
import type { Outcome, RunOptions } from './support/outcome.ts';
import { digest, type PortalClient, portalClient, type Ticket } from './support/portal-client.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { type SmallDisk, smallDisk } from './support/small-disk.ts';
import { beginUpload, offsetOf, sendFrom, UploadRefused, upload } from './support/upload-client.ts';

const MiB = 1024 ** 2;
const data = '/foundation/1001/data';
const statusOf = (error: unknown) => (error instanceof UploadRefused ? error.status : String(error));

interface Scene {
  readonly disk: SmallDisk;
  readonly client: PortalClient;
  readonly random: Seeded;
  readonly name: string;
  readonly broken: string[];
  /** Uploads that ran out of disk space while the server received their body. */
  readonly cut: string[];
}
interface Part {
  readonly id: string;
  readonly bytes: Buffer;
}

/** With too little room left, nothing is taken of which the size is known. */
async function fullBefore({ disk, client, random, name, broken }: Scene): Promise<Part> {
  const bytes = random.pdf(random.whole(100_000, 900_000));
  const id = await beginUpload(client, name, bytes.length);
  const half = Math.floor(bytes.length / 2);
  await sendFrom(client, id, 0, bytes.subarray(0, half));
  disk.fill(random.pick([0, MiB, 20 * MiB, 31 * MiB]));
  const uploadResult = await beginUpload(client, name, bytes.length).catch(statusOf);
  const sent = await sendFrom(client, id, half, bytes.subarray(half)).catch(statusOf);
  const offset = await offsetOf(client, id);
  if (uploadResult !== 507 || sent !== 507)
    broken.push(`${name}: beginning answered ${uploadResult}, going on ${sent}`);
  if (offset !== half) broken.push(`${name}: ${offset} bytes instead of ${half} after the refusal`);
  return { id, bytes };
}

/** The disk fills up while the body arrives: what fits stays and is no finished upload. */
async function fullMeanwhile({ disk, client, random, name, broken, cut }: Scene): Promise<Part> {
  const bytes = random.pdf(random.whole(3 * MiB, 6 * MiB));
  const id = await beginUpload(client, name, bytes.length);
  disk.fill(39 * MiB);
  const sending = sendFrom(client, id, 0, bytes).catch(statusOf);
  await pause(random.whole(0, 15));
  disk.fill(0);
  const answer = await sending;
  const offset = await offsetOf(client, id);
  if (answer !== 507 && answer !== bytes.length) broken.push(`${name}: answered ${answer}`);
  if (answer === 507) cut.push(name);
  if (answer === 507 && offset >= bytes.length) broken.push(`${name}: finished in spite of its refusal`);
  if (offset < bytes.length) {
    const body = billing([id, id]);
    const { status } = await client.attempt(data, { body });
    if (status === 201) broken.push(`${name}: a ticket with half a file`);
  }
  return { id, bytes };
}

/** A disk that is full at random moments of uploads and tickets; undefined where no small disk can be made. */
export async function runFullDisk(options: RunOptions): Promise<Outcome | undefined> {
  const disk = smallDisk(360);
  if (!disk) return undefined;
  const random = seeded(options.seed);
  const server = await faultServer({ dataDir: disk.dataDir });
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const cut: string[] = [];
  const answers = new Map<number, number>();
  try {
    await server.start();
    await client.login();
    const pid = server.pid();
    for (let index = 0; index < options.times; index += 1) {
      const word = `Voll${index}x`;
      const files = [];
      for (const part of ['a', 'b']) {
        const name = `${word}${part}.pdf`;
        const scene = { disk, client, random, name, broken, cut };
        const { id, bytes } = await (random.next() < 0.5 ? fullBefore(scene) : fullMeanwhile(scene));
        if ((await client.attempt(`${data}?type=hd.ticket`)).status !== 200)
          broken.push(`${name}: nothing can be read`);
        disk.empty();
        files.push({ name, bytes, id: await upload(client, name, bytes, id) });
      }
      const call = { body: { ...billing(files.map(({ id }) => id)), customerOrContract: word }, key: random.uuid() };
      disk.fill(33 * MiB);
      const submitting = client.attempt<Ticket>(data, call);
      await pause(random.whole(0, 6));
      disk.fill(0);
      const { status } = await submitting;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status !== 201 && status !== 507) broken.push(`${word}: a submit is answered ${status}`);
      const { status: rejection } = await client.attempt(data, { ...call, key: random.uuid() });
      if (rejection !== 507) broken.push(`${word}: a submit before the full disk is answered ${rejection}`);
      disk.empty();
      const again = await client.patiently<Ticket>(data, call);
      const { total, items } = await client.find(word);
      const stored = items[0] ? await client.files(items[0].id) : new Map<string, string>();
      if (again.status !== 201 || total !== 1) broken.push(`${word}: ${total} tickets, answered ${again.status}`);
      if (files.some(({ name, bytes }) => stored.get(name) !== digest(bytes))) broken.push(`${word}: other bytes`);
    }
    if (server.pid() !== pid || !server.isRunning()) broken.push('the server had to be started anew');
  } finally {
    await server.close();
    disk.close();
  }
  const counted = [...answers].map(([status, times]) => `${status}: ${times}`).join(', ');
  return {
    fault: 'disk full (a small disk of its own)',
    times: options.times * 3,
    seen: `${options.times} tickets of 2 files complete in the end; ${cut.length} bodies met the full disk, submits while it filled up ${counted}; one process`,
    broken,
  };
}
