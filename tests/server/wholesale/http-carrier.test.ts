import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Carrier } from '#server/carriers/carrier.ts';
import { httpCarrier } from '#server/carriers/http-carrier.ts';
import { runDueRecords } from '#server/maintenance/carrier-jobs.ts';
import { deliverMessage } from '#server/records/types/wholesale/deliver-message.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { gatewayToken, type MockGateway, obliging, openMockGateway } from './mock-gateway.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
let calls: PortingCalls;
let gateway: MockGateway;
/** As the settings make it. */
let carrier: Carrier;
beforeEach(async () => {
  gateway = await openMockGateway();
  portal = await openPortal(gateway.settings);
  carrier = portal.services.carrier as Carrier;
  calls = await portingCalls(portal);
  use(carrier);
});
afterEach(async () => {
  await gateway.close();
  await portal.close();
});

const use = (one: Carrier) => void Object.assign(portal.services, { carrier: one });
const due = () => runDueRecords(portal.services);
const run = (name: 'carrier-messages' | 'carrier-handover') => portal.services.jobs.run(name);
const dataOf = async (id: string) => (await calls.staff.read(id)).data;
const stateOf = async (id: string) => (await dataOf(id))['state'];
async function sent(): Promise<string> {
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  return id;
}
/** Its answer waits at the gateway. */
async function asked(): Promise<string> {
  const id = await sent();
  await due();
  expect([await stateOf(id), gateway.waiting]).toEqual(['vaSent', 1]);
  return id;
}
async function jobOf(name: string) {
  const employee: Session = await portal.as('9001/etc.staff');
  const { jobs } = (await employee.get('/staff/jobs')).json<{ jobs: { name: string }[] }>();
  return jobs.find((job) => job.name === name);
}
const kinds = () => gateway.received.map(({ message }) => message);
const anHourLater = () => {
  portal.pass(3_600_001);
  return calls.signIn();
};

test('§porting a portal with the settings of a gateway hands over and fetches by itself', async () => {
  const id = await asked();
  await run('carrier-messages');
  expect([await stateOf(id), gateway.waiting]).toEqual(['ruemReceived', 0]);
  expect(gateway.keys).toEqual([`${(await dataOf(id))['vaId']}/VA/${desiredDate}/1`]);
});

test('§porting a gateway that hangs is given up, and asked again an hour later', async () => {
  const limit = new AbortController();
  use(gateway.carrier(() => limit.signal));
  gateway.trouble(() => {
    limit.abort(new DOMException('late', 'TimeoutError'));
    return true;
  });
  const id = await sent();
  await due();
  expect(await stateOf(id)).toBe('held');
  expect(await jobOf('carrier-handover')).toMatchObject({
    waiting: 1,
    failure: {
      attempts: 1,
      reason: 'connection',
      detail: 'the carrier gateway does not answer in time: POST /messages',
    },
  });
  gateway.trouble();
  use(carrier);
  await due();
  expect(kinds()).toEqual([]);
  await anHourLater();
  await due();
  expect(kinds()).toEqual(['VA']);
  expect(await stateOf(id)).toBe('vaSent');
});

test('§porting an answer that never ends is cut', async () => {
  const limit = new AbortController();
  const { fetch } = gateway.carrier(() => limit.signal);
  gateway.trouble((_request, response) => {
    response.writeHead(200).write('{"messages":[', () => limit.abort());
    return true;
  });
  await expect(fetch?.(async () => undefined, new AbortController().signal)).rejects.toThrow('does not answer in time');
  const endless = gateway.carrier();
  gateway.trouble((request, response) => {
    const more = () => {
      while (!request.socket.destroyed && response.write('x'.repeat(65_536)));
    };
    response.writeHead(200).on('drain', more);
    more();
    return true;
  });
  await expect(endless.fetch?.(async () => undefined, new AbortController().signal)).rejects.toThrow('as agreed');
});

test('§porting the token goes nowhere but to the gateway: no redirect is followed, no log holds it', async () => {
  const asks: string[] = [];
  const other = createServer((request, response) => {
    asks.push(String(request.headers.authorization));
    response.end('{"messages":[]}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/messages`;
  gateway.trouble((_request, response) => Boolean(response.writeHead(307, { location }).end()));
  const id = await sent();
  await due();
  await expect(run('carrier-messages')).rejects.toThrow('the carrier gateway answers 307: GET /messages');
  expect([asks, await stateOf(id)]).toEqual([[], 'held']);
  expect(portal.logLines.join('')).toContain('answers 307');
  expect(portal.logLines.join('')).not.toContain(gatewayToken);
  expect(JSON.stringify(await jobOf('carrier-messages'))).not.toContain(gatewayToken);
});

test('§porting a gateway that refuses the token stands in the list of jobs', async () => {
  const stranger = httpCarrier({ code: 'DEU.ETC', pki: 'D231', url: gateway.url, token: 'another-token-0123456789' });
  use(stranger);
  const id = await sent();
  await due();
  await expect(run('carrier-messages')).rejects.toThrow('answers 401');
  const failure = { attempts: 1, reason: 'refused', time: portal.now() };
  expect(await jobOf('carrier-messages')).toMatchObject({ failure });
  expect(await jobOf('carrier-handover')).toMatchObject({ failure, waiting: 1, oldestWaiting: portal.now() });
  use(carrier);
  // As an employee does who does not wait for an hour.
  await run('carrier-handover');
  await run('carrier-messages');
  expect(await stateOf(id)).toBe('ruemReceived');
  const job = await jobOf('carrier-handover');
  expect(job).toMatchObject({ waiting: 0, lastSuccess: portal.now() });
  expect(job).not.toHaveProperty('failure');
});

test('§porting a run that hands over again fails while the gateway does', async () => {
  gateway.setDown(true);
  const id = await sent();
  await expect(run('carrier-handover')).rejects.toThrow('answers 503');
  await expect(run('carrier-handover')).rejects.toThrow('answers 503');
  gateway.setDown(false);
  await run('carrier-handover');
  expect([await stateOf(id), kinds()]).toEqual(['vaSent', ['VA']]);
});

test('§porting a portal that is killed after a handover repeats it, and the gateway knows it', async () => {
  const killed: Carrier = {
    ...carrier,
    send: async (...message) => {
      await carrier.send(...message);
      throw new Error('killed');
    },
  };
  use(killed);
  const id = await sent();
  await due();
  expect([await stateOf(id), kinds()]).toEqual(['held', ['VA']]);
  use(carrier);
  await anHourLater();
  await due();
  const [first, second] = gateway.keys;
  expect([gateway.keys.length, first === second, kinds()]).toEqual([2, true, ['VA']]);
  await run('carrier-messages');
  expect(await stateOf(id)).toBe('ruemReceived');
});

test('§porting several servers that fetch and hand over at once do each thing once', async () => {
  const id = await sent();
  await Promise.all([due(), due(), due()]);
  expect(kinds()).toEqual(['VA']);
  await Promise.all([run('carrier-messages'), run('carrier-messages'), run('carrier-messages')]);
  expect([await stateOf(id), gateway.waiting]).toEqual(['ruemReceived', 0]);
  const { timeline, unread } = await dataOf(id);
  expect(unread).toBeUndefined();
  expect((timeline as { message: string }[]).map(({ message }) => message)).toEqual(['VA', 'RUEM-VA']);
});

test('§porting a message that comes again because its acknowledgement was lost changes nothing', async () => {
  const id = await asked();
  gateway.trouble((request) => request.method === 'DELETE' && Boolean(request.socket.destroy()));
  await expect(run('carrier-messages')).rejects.toThrow('the carrier gateway is not reached (ECONNRESET)');
  const before = await dataOf(id);
  expect([before['state'], gateway.waiting]).toEqual(['ruemReceived', 1]);
  gateway.trouble();
  gateway.queue(JSON.stringify({ message: 'TV-ABBM', vaId: before['vaId'], codes: ['8141'], text: 'Zu spät' }));
  gateway.trouble((request) => request.method === 'DELETE' && Boolean(request.socket.destroy()));
  for (let times = 0; times < 3; times += 1) await expect(run('carrier-messages')).rejects.toThrow('not reached');
  gateway.trouble();
  await run('carrier-messages');
  const { unread, ...after } = await dataOf(id);
  expect([after, gateway.waiting]).toEqual([before, 0]);
  expect(unread).toHaveLength(1);
});

test('§porting what could not be kept waits with what follows it, and holds up no other request', async () => {
  const [first, second] = [await sent(), await sent()];
  gateway.answer((message) => (message.message === 'VA' ? [] : obliging(message)));
  await due();
  const vaIds = [String((await dataOf(first))['vaId']), String((await dataOf(second))['vaId'])];
  const confirmed = { message: 'RUEM-VA', codes: ['8001'], date: desiredDate, pki: 'D001' };
  gateway.queue(JSON.stringify({ ...confirmed, vaId: vaIds[0] }));
  gateway.queue(JSON.stringify({ message: 'ABBM-TR', codes: ['8147'], vaId: vaIds[0] }));
  gateway.queue(JSON.stringify({ ...confirmed, vaId: vaIds[1] }));
  const order: string[] = [];
  const deliver = async (raw: string) => {
    const { message, vaId } = JSON.parse(raw);
    order.push(`${message} ${vaIds.indexOf(vaId)}`);
    if (vaId === vaIds[0]) throw new Error('no room');
    await deliverMessage(portal.services, raw);
  };
  await expect(gateway.poll(deliver)).rejects.toThrow('no room');
  expect(order).toEqual(['RUEM-VA 0', 'RUEM-VA 1']);
  expect([await stateOf(first), await stateOf(second), gateway.waiting]).toEqual(['vaSent', 'ruemReceived', 2]);
  await run('carrier-messages');
  expect([await stateOf(first), gateway.waiting]).toEqual(['ruemReceived', 0]);
});

test('§porting messages of hostile size or form are kept once as they came, and hold up no other', async () => {
  const id = await asked();
  gateway.queue(`{"message":"RUEM-VA","text":"${'ä'.repeat(3_000_000)}"}`);
  gateway.queue('\u0000\uD800<WBCI/>');
  gateway.queue('');
  gateway.queue('[]', '../../etc');
  await expect(run('carrier-messages')).rejects.toThrow('names a message as no address can');
  expect([await stateOf(id), gateway.waiting]).toEqual(['ruemReceived', 1]);
  const { total } = await calls.staff.list('etc.unassignedMessage', { search: `created:${portal.now()}..` });
  expect(total).toBe(3);
});

test('§porting a run that is ended leaves what is left, and is no failure', async () => {
  await asked();
  gateway.queue('{}');
  const ending = new AbortController();
  await gateway.poll(async () => ending.abort(), ending.signal);
  expect(gateway.waiting).toBe(2);
});
