import { setTimeout as pause } from 'node:timers/promises';
import { billing } from '../server/support/file-calls.ts';
import { type Cut, cutKinds, cutProxy } from './support/cut-proxy.ts';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { digest, type PortalClient, portalClient, type Ticket } from './support/portal-client.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { beginUpload, offsetOf, sendFrom, UploadRefused } from './support/upload-client.ts';

type Proxy = Awaited<ReturnType<typeof cutProxy>>;

/** Sends the rest of an upload into a cut; answers when the connection is gone or has fallen silent. */
async function sendIntoCut(proxy: Proxy, client: PortalClient, id: string, rest: Buffer, offset: number, cut: Cut) {
  const happened = proxy.plan(cut);
  const sending = sendFrom(client, id, offset, rest).catch(() => undefined);
  await (cut.kind === 'silence' ? happened : Promise.all([happened, sending]));
}

/** What the server has, and how long it took until it took more, in ms. */
async function goOn(client: PortalClient, id: string, bytes: Buffer): Promise<{ offset: number; ms: number }> {
  const startedAt = performance.now();
  const offset = await offsetOf(client, id);
  for (let at = offset; ; at = await offsetOf(client, id)) {
    try {
      await sendFrom(client, id, at, bytes.subarray(at, at + 1000));
      return { offset, ms: performance.now() - startedAt };
    } catch (error) {
      if (!(error instanceof UploadRefused) || ![409, 423].includes(error.status)) throw error;
      await pause(50);
    }
  }
}

async function uploadWithCuts(
  proxy: Proxy,
  cutClient: PortalClient,
  client: PortalClient,
  random: Seeded,
  name: string,
) {
  const bytes = random.pdf(random.whole(100_000, 600_000));
  const id = await beginUpload(client, name, bytes.length);
  const waits: number[] = [];
  const losses: string[] = [];
  for (const kind of cutKinds) {
    const before = await offsetOf(client, id);
    const rest = bytes.subarray(before);
    if (rest.length < 3000) break;
    await sendIntoCut(proxy, cutClient, id, rest, before, { kind, after: random.whole(600, rest.length - 1500) });
    const { offset, ms } = await goOn(client, id, bytes);
    waits.push(ms);
    if (offset < before) losses.push(`${name}: ${kind} threw ${before - offset} bytes away`);
  }
  return { id, bytes, waits, losses };
}

/** A session that ends while an upload is under way: the chunk is refused, and nothing that had arrived is lost. */
async function endSession(client: PortalClient, id: string, bytes: Buffer): Promise<string[]> {
  const before = await offsetOf(client, id);
  await client.attempt('/jwt_token', { method: 'DELETE' });
  const refusal = await sendFrom(client, id, before, bytes.subarray(before)).catch((error: unknown) => error);
  await client.login();
  const after = await offsetOf(client, id);
  const broken = after === before ? [] : [`${id}: a 401 moved the offset from ${before} to ${after}`];
  return refusal instanceof UploadRefused && refusal.status === 401 ? broken : [...broken, `${id}: no 401`];
}

/** §5: uploads over lines that are cut in three ways each; all of them finish with every byte. `times` counts the cuts. */
export async function runCuts(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const proxy = await cutProxy(Number(new URL(server.origin).port));
  const [client, cutClient] = [portalClient(server.origin), portalClient(proxy.origin)];
  const broken: string[] = [];
  const waits: number[] = [];
  let [uploads, sessions] = [0, 0];
  try {
    await server.start();
    await client.login();
    while (waits.length < options.times) {
      const files = [];
      for (const part of ['a', 'b']) {
        cutClient.takeToken(client.token());
        const name = `Schnitt${uploads}x${part}.pdf`;
        const cut = await uploadWithCuts(proxy, cutClient, client, random, name);
        uploads += 1;
        waits.push(...cut.waits);
        broken.push(...cut.losses);
        if (uploads % 5 === 0) {
          sessions += 1;
          broken.push(...(await endSession(client, cut.id, cut.bytes)));
        }
        const offset = await offsetOf(client, cut.id);
        if (offset < cut.bytes.length) await sendFrom(client, cut.id, offset, cut.bytes.subarray(offset));
        files.push({ ...cut, name });
      }
      const body = billing(files.map(({ id }) => id));
      const ticket = await client.patiently<Ticket>('/foundation/1001/data', { body, key: random.uuid() });
      const stored = ticket.status === 201 ? await client.files(ticket.json.id) : new Map<string, string>();
      for (const { name, bytes } of files)
        if (stored.get(name) !== digest(bytes)) broken.push(`${name}: other bytes than were sent`);
    }
  } finally {
    await proxy.close();
    await server.close();
  }
  return {
    fault: 'upload lines cut (FIN, RST, silence)',
    times: waits.length,
    seen: `${uploads} uploads finished; next PATCH taken after ${durations(waits)}; ${sessions} sessions ended on the way`,
    broken,
  };
}
