import { setTimeout as pause } from 'node:timers/promises';
import { completeAnswers, orderable } from '../server/sales/sales-calls.ts';
import { drawn } from '../server/sales/submit-bodies.ts';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { digest, type PortalClient, portalClient } from './support/portal-client.ts';
import { type Seeded, seeded } from './support/seeded.ts';
import { upload } from './support/upload-client.ts';

const data = '/foundation/1001/data';

interface Read {
  id: string;
  version: number;
  foreignid: string;
  type: string;
  data: Record<string, unknown>;
}

async function created(client: PortalClient, body: object): Promise<Read> {
  const { status, json } = await client.patiently<Read>(data, { body });
  if (status !== 201) throw new Error(`refused: ${status} ${JSON.stringify(json)}`);
  return json;
}

const read = async (client: PortalClient, id: string) => (await client.patiently<Read>(`${data}/${id}`)).json;

async function ordersOf(client: PortalClient, draftId: string): Promise<Read[]> {
  const { json } = await client.patiently<{ items: { id: string }[] }>(`${data}?type=hfo.vp.order&_limit=200`);
  const all = await Promise.all(json.items.map(({ id }) => read(client, id)));
  return all.filter((order) => order.data['draftId'] === draftId);
}

/** A complete draft with a file, ready to be sent. */
async function readyDraft(client: PortalClient, random: Seeded, customerId: string, round: number) {
  const bytes = random.pdf(random.whole(200, 30_000));
  const name = `plan-${round}.pdf`;
  const file = await upload(client, name, bytes);
  const answers = { ...completeAnswers, externalReference: `Abbruch${round}x`, attachments: [file] };
  const draft = await created(client, { type: 'hfo.vp.draft', productType: 'hfoNgnBasic', customerId, ...answers });
  return { draft, name, bytes };
}

/** Draft and order say the same: both or neither, one for the other, with the file on the right side. */
async function disagreements(
  client: PortalClient,
  { draft, name, bytes }: Awaited<ReturnType<typeof readyDraft>>,
  isSent: boolean,
): Promise<string[]> {
  const [now, orders] = [await read(client, draft.id), await ordersOf(client, draft.id)];
  const [order] = orders;
  const owner = order?.id ?? draft.id;
  const found = (await client.files(owner)).get(name);
  return [
    ...(orders.length > 1 ? [`${orders.length} orders`] : []),
    ...(isSent && !order ? ['no order'] : []),
    ...((now.data['state'] === 'submitted') === (order !== undefined) ? [] : [`draft ${now.data['state']}, ${orders.length} orders`]),
    ...(now.data['orderId'] === order?.id ? [] : ['draft and order name different records']),
    ...(found === digest(bytes) ? [] : ['the file is not where it belongs']),
  ];
}

/** §4: `kill -9` at random moments while a draft is sent. One order per draft; draft and order never disagree. */
export async function runOrderSubmits(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const client = portalClient(server.origin);
  const broken: string[] = [];
  const ready: number[] = [];
  const states = { answered: 0, kept: 0, absent: 0 };
  try {
    await server.start();
    await client.login();
    const send = (draft: Read) => ({
      path: `${data}/${draft.id}`,
      call: { body: { _action: 'submit', ...drawn, version: draft.version }, key: random.uuid() },
    });
    let usual = 0;
    for (let round = 0; round <= options.times; round += 1) {
      const customer = { ...orderable, confirmDuplicate: true, companyName: `Muster ${round} GmbH` };
      const { id: customerId } = await created(client, customer);
      const ready_ = await readyDraft(client, random, customerId, round);
      const { path, call } = send(ready_.draft);
      if (round === 0) {
        const begun = performance.now();
        await client.attempt(path, call);
        usual = performance.now() - begun;
        continue;
      }
      const sending = client.attempt<Read>(path, call).catch(() => undefined);
      await pause(random.next() * usual * 1.5);
      await server.kill();
      const told = await sending;
      ready.push(await server.start());

      const before = await ordersOf(client, ready_.draft.id);
      states[told?.status === 200 ? 'answered' : before.length > 0 ? 'kept' : 'absent'] += 1;
      if (told?.status === 200 && before[0]?.id !== told.json.id) broken.push(`${round}: an answered order is lost`);
      for (const fault of await disagreements(client, ready_, false)) broken.push(`${round}, after the kill: ${fault}`);

      // The same intent again: sometimes from another window, with a key of its own.
      const key = random.next() < 0.5 ? call.key : random.uuid();
      const again = await client.patiently<Read>(path, { ...call, key });
      if (again.status !== 200) broken.push(`${round}: the repeated submit is answered ${again.status}`);
      for (const fault of await disagreements(client, ready_, true)) broken.push(`${round}, in the end: ${fault}`);
    }
  } finally {
    await server.close();
  }
  const { answered, kept, absent } = states;
  return {
    fault: 'server killed while an order is sent',
    times: options.times,
    seen: `killed after the answer ${answered}, between commit and answer ${kept}, before the commit ${absent}; ready again ${durations(ready)}`,
    broken,
  };
}
