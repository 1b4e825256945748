import { setTimeout as pause } from 'node:timers/promises';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { proposedDay } from '#domain/wholesale/porting/porting-dates.ts';
import { answersFor } from '../server/wholesale/porting-calls.ts';
import { faultServer } from './support/fault-server.ts';
import { durations, type Outcome, type RunOptions } from './support/outcome.ts';
import { type PortalClient, portalClient } from './support/portal-client.ts';
import { seeded } from './support/seeded.ts';
import { upload } from './support/upload-client.ts';

const data = '/foundation/2001/data';

interface Read {
  id: string;
  value5?: string;
  data: Record<string, unknown>;
}
type Listed = { items: Read[] };

const read = async (client: PortalClient, id: string) => (await client.patiently<Read>(`${data}/${id}`)).json;
const list = async (client: PortalClient, query: string) =>
  (await client.patiently<Listed>(`${data}?_limit=200&${query}`)).json.items;

/** Sent or not, and never by half: with one VA-ID and one process, or with neither. */
async function disagreements(client: PortalClient, id: string, isSent: boolean): Promise<string[]> {
  const { data: porting } = await read(client, id);
  const processes = await list(client, `type=ws.process&search=value7:${id}`);
  const sent = porting['state'] !== 'draft';
  return [
    ...(isSent && !sent ? ['not sent'] : []),
    ...(processes.length === (sent ? 1 : 0) ? [] : [`${porting['state']} with ${processes.length} processes`]),
    ...((porting['vaId'] !== undefined) === sent ? [] : [`${porting['state']} with VA-ID ${porting['vaId']}`]),
    ...(porting['attempts'] === (sent ? 1 : undefined) ? [] : [`sent ${porting['attempts']} times`]),
    ...(sent && porting['processId'] !== processes[0]?.id ? ['another process is named'] : []),
  ];
}

/** `docs/domain/porting.md`: `kill -9` at random moments while a porting is sent. One VA-ID and one process per request, or none yet. */
export async function runPortingSends(options: RunOptions): Promise<Outcome> {
  const random = seeded(options.seed);
  const server = await faultServer();
  const client = portalClient(server.origin, '2001/ws.user');
  const broken: string[] = [];
  const ready: number[] = [];
  const states = { answered: 0, kept: 0, absent: 0 };
  const today = berlinDay(Date.now());
  const holidays = publicHolidays('', Number(today.slice(0, 4)), 2);
  const dates = { desiredDate: proposedDay('VA-KUE-MRN', { today, holidays }), formSignedOn: today };
  try {
    await server.start();
    await client.login();
    const customers = (await list(client, 'type=ws.customer&search=value4:active')).map(({ id }) => id);
    const accounts = await list(client, 'type=ws.sip&search=value4:active');
    const account = accounts.find(({ value5 = '' }) => customers.includes(value5));
    if (!account) throw new Error('the demo has no account');
    let usual = 0;
    for (let round = 0; round <= options.times; round += 1) {
      const formFile = [await upload(client, `form-${round}.pdf`, random.pdf(random.whole(200, 5000)))];
      // Beyond what the demo's customers hold, however many rounds there are.
      const singles = [{ onkz: '69', number: String(900_098_000 + round) }];
      const body = { type: 'ws.porting', ...answersFor(account as never, 0), ...dates, singles, formFile };
      const created = await client.patiently<Read>(data, { body, key: random.uuid() });
      if (created.status !== 201) throw new Error(`refused: ${created.status} ${JSON.stringify(created.json)}`);
      const { id } = created.json;
      const call = { body: { _action: 'send' }, key: random.uuid() };
      if (round === 0) {
        const startedAt = performance.now();
        const { status, json } = await client.attempt(`${data}/${id}`, call);
        if (status !== 200) throw new Error(`a porting is refused: ${status} ${JSON.stringify(json)}`);
        usual = performance.now() - startedAt;
        continue;
      }
      const sending = client.attempt<Read>(`${data}/${id}`, call).catch(() => undefined);
      await pause(random.next() * usual * 1.5);
      await server.kill();
      const notice = await sending;
      ready.push(await server.start());

      const { data: before } = await read(client, id);
      const isKept = before['state'] !== 'draft';
      states[notice?.status === 200 ? 'answered' : isKept ? 'kept' : 'absent'] += 1;
      if (notice?.status === 200 && !isKept) broken.push(`${round}: an answered request is lost`);
      for (const fault of await disagreements(client, id, false)) broken.push(`${round}, after the kill: ${fault}`);

      // The same intent again; from another window it is told that it was sent already.
      const isSame = random.next() < 0.5;
      const again = await client.patiently(`${data}/${id}`, { ...call, key: isSame ? call.key : random.uuid() });
      const target = isSame || !isKept ? 200 : 409;
      if (again.status !== target) broken.push(`${round}: sending again is answered ${again.status}, not ${target}`);
      for (const fault of await disagreements(client, id, true)) broken.push(`${round}, in the end: ${fault}`);
    }
    const ids = (await list(client, 'type=ws.porting')).flatMap((one) => (one as { value8?: string }).value8 ?? []);
    if (new Set(ids).size < ids.length) broken.push('two portings have one VA-ID');
  } finally {
    await server.close();
  }
  const { answered, kept: snapshot, absent } = states;
  return {
    fault: 'server killed while a porting is sent',
    times: options.times,
    seen: `killed after the answer ${answered}, between commit and answer ${snapshot}, before the commit ${absent}; ready again ${durations(ready)}`,
    broken,
  };
}
