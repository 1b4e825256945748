import { setTimeout as pause } from 'node:timers/promises';
import { billing } from '../server/support/file-calls.ts';
import { type FaultServer, faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { digest, type PortalClient, portalClient, type Ticket } from './support/portal-client.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { beginUpload, sendFrom, upload } from './support/upload-client.ts';

/** A request with 2 to 15 files; its word is in no other ticket. */
function makeSubmit(random: Seeded, round: number) {
  const word = `Abbruch${round}x`;
  const files = Array.from({ length: random.whole(2, 15) }, (_, index) => ({
    name: `${word}-${index}.pdf`,
    bytes: random.pdf(random.whole(200, 30_000)),
  }));
  const stopAt = random.next() < 0.25 ? random.whole(0, files.length - 1) : files.length;
  return { word, files, key: random.uuid(), stopAt, ids: files.map(() => undefined as string | undefined) };
}
type Submit = ReturnType<typeof makeSubmit>;

const send = (client: PortalClient, { word, ids, key }: Submit) => ({
  path: '/foundation/1001/data',
  call: { body: { ...billing(ids.map(String)), customerOrContract: word }, key },
  client,
});

/** Uploads and submits until the server is killed, `delay` ms after it came to file `stopAt` or to the submit; answers the id that the client was told. */
async function interrupted(server: FaultServer, client: PortalClient, submit: Submit, delay: number) {
  const { files, ids, stopAt } = submit;
  const reached = Promise.withResolvers<void>();
  let told: string | undefined;
  async function work(): Promise<void> {
    for (const [index, { name, bytes }] of files.entries()) {
      if (index === stopAt) reached.resolve();
      const id = await beginUpload(client, name, bytes.length);
      ids[index] = id;
      await sendFrom(client, id, 0, bytes);
    }
    reached.resolve();
    const { path, call } = send(client, submit);
    const answer = await client.attempt<Ticket>(path, call);
    if (answer.status === 201) told = answer.json.id;
  }
  const working = work().catch(() => undefined);
  await reached.promise;
  await pause(delay);
  await server.kill();
  await working;
  return told;
}

async function filesAreWhole(client: PortalClient, submit: Submit, id: string): Promise<boolean> {
  const found = await client.files(id);
  return (
    found.size === submit.files.length && submit.files.every(({ name, bytes }) => found.get(name) === digest(bytes))
  );
}

/** How long a submit takes that nobody disturbs, in ms. */
async function usualTime(client: PortalClient, random: Seeded): Promise<number> {
  const submit = makeSubmit(random, 0);
  for (const [index, { name, bytes }] of submit.files.entries()) submit.ids[index] = await upload(client, name, bytes);
  const begun = performance.now();
  const { path, call } = send(client, submit);
  await client.attempt(path, call);
  return performance.now() - begun;
}

/** §3: `kill -9` at random moments of submits. A ticket exists once and with all its files, and none that was answered is lost. */
export async function runKills(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const ready: number[] = [];
  const states = { answered: 0, kept: 0, absent: 0 };
  try {
    await server.start();
    await client.login();
    const usual = await usualTime(client, random);
    for (let round = 1; round <= options.times; round += 1) {
      const submit = makeSubmit(random, round);
      const told = await interrupted(server, client, submit, random.next() * usual * 1.2);
      ready.push(await server.start());

      const left = await client.find(submit.word);
      states[told ? 'answered' : left.total > 0 ? 'kept' : 'absent'] += 1;
      if (told && left.items[0]?.id !== told) broken.push(`${submit.word}: an answered ticket is lost`);
      for (const { id } of left.items) {
        if (!(await filesAreWhole(client, submit, id))) broken.push(`${submit.word}: files are missing after the kill`);
      }

      if (left.total === 0) {
        for (const [index, { name, bytes }] of submit.files.entries())
          submit.ids[index] = await upload(client, name, bytes, submit.ids[index]);
      }
      const { path, call } = send(client, submit);
      const again = await client.patiently<Ticket>(path, call);
      const { total, items } = await client.find(submit.word);
      if (again.status !== 201) broken.push(`${submit.word}: the repeated submit is answered ${again.status}`);
      if (total !== 1) broken.push(`${submit.word}: ${total} tickets`);
      if (items[0] && !(await filesAreWhole(client, submit, items[0].id)))
        broken.push(`${submit.word}: files are missing or damaged`);
    }
  } finally {
    await server.close();
  }
  const { answered, kept, absent } = states;
  return {
    fault: 'server killed while a ticket is sent',
    times: options.times,
    seen: `killed after the answer ${answered}, between commit and answer ${kept}, before the commit ${absent}; ready again ${durations(ready)}`,
    broken,
  };
}
