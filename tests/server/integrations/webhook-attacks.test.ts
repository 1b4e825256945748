import { createServer } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { checkAddress, type ResolveHost } from '#server/webhooks/checked-address.ts';
import { postMessage } from '#server/webhooks/post-message.ts';
import { callback } from '../support/file-calls.ts';
import { accept, type Receiver } from './receiver.ts';
import { deliveriesOf, path, subscribe } from './webhook-calls.ts';
import { admin, openOnce, portal, receiver } from './webhook-scene.ts';

openOnce();
beforeEach(() => receiver.answer(accept));

const nowhere: ResolveHost = async () => [];
const check = (url: string, resolve = nowhere, networks: string[] = []) =>
  checkAddress(new URL(url), { resolve, networks });

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
])('§webhooks no address of an own network is reached: %s', async (url) => {
  expect(await check(url)).toEqual({ fault: 'blocked' });
});

test.each([['127.0.0.1'], ['::ffff:10.0.0.1'], ['fe80::1'], ['93.184.216.34', '10.0.0.1'], ['93.184.216.34', '::1']])(
  '§webhooks a name that leads to %s, %s is refused as a whole',
  async (...addresses) => {
    expect(await check('https://erp.example/', async () => addresses)).toEqual({ fault: 'blocked' });
  },
);

test('§webhooks public addresses by TLS on ports of the web, and networks of the operator', async () => {
  const open: ResolveHost = async () => ['93.184.216.34', '2606:2800:220:1::1'];
  const own: ResolveHost = async () => ['10.20.0.7'];
  expect(await check('https://erp.example/', open)).toEqual({ address: '93.184.216.34' });
  expect(await check('https://erp.example:8443/', open)).toEqual({ address: '93.184.216.34' });
  expect(await check('https://erp.example:22/', open)).toEqual({ fault: 'port' });
  expect(await check('http://erp.example/', open)).toEqual({ fault: 'https' });
  expect(await check('https://erp.example/')).toEqual({ fault: 'unreachable' });
  expect(await check('http://erp.example/', own, ['10.20.0.0/16'])).toEqual({ address: '10.20.0.7' });
  expect(await check('http://[::ffff:10.20.0.7]/', nowhere, ['10.20.0.0/16'])).toMatchObject({
    address: expect.any(String),
  });
  expect(await check('http://erp.example/', own, ['10.21.0.0/16'])).toEqual({ fault: 'blocked' });
});

const message = (url = receiver.url) => ({ url: new URL(url), headers: {}, body: '{}' });
const reach = (resolve: ResolveHost, timeoutMs = 10_000) => ({ resolve, networks: ['127.0.0.1/32'], timeoutMs });
const here: ResolveHost = async () => ['127.0.0.1'];

test('§webhooks a name server that changes its answer changes nothing: the checked address is connected to', async () => {
  let asked = 0;
  const rebinding: ResolveHost = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
  expect(await postMessage(message(), reach(rebinding))).toEqual({ status: 204 });
  expect(asked).toBe(1);
  expect(await postMessage(message(), reach(rebinding))).toEqual({ fault: 'blocked' });
});

test('§webhooks an address that leads to an own network later is blocked when it is sent', async () => {
  const { webhook } = await subscribe(admin, `${receiver.url}/rebound`);
  const before = receiver.received.length;
  portal.services.webhooks.resolve = async () => ['169.254.169.254'];
  await admin.post(`/foundation/1001/data`, callback);
  await portal.idle();
  portal.services.webhooks.resolve = here;
  expect((await deliveriesOf(admin, webhook.id))[0]).toMatchObject({ state: 'waiting', fault: 'blocked' });
  expect(receiver.received).toHaveLength(before);
  await admin.delete(`${path}/${webhook.id}`);
});

test('§webhooks a redirect is a failure and is not followed', async () => {
  const before = receiver.received.length;
  receiver.answer((response) => void response.writeHead(307, { location: `${receiver.url}/inside` }).end());
  expect(await postMessage(message(), reach(here))).toEqual({ status: 307, fault: 'redirect' });
  expect(receiver.received.slice(before).map(({ path: asked }) => asked)).toEqual(['/etc']);
});

test('§webhooks of an endless answer its beginning is read', async () => {
  receiver.answer((response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  const { status, answer } = await postMessage(message(), reach(here));
  expect([status, answer]).toEqual([200, 'x'.repeat(2048)]);
});

test.each<[string, Parameters<Receiver['answer']>[0]]>([
  ['never answers', () => undefined],
  ['begins to answer and goes on for ever', (response) => void response.write('x')],
])('§webhooks an address that %s is left after its time', async (_what, answer) => {
  receiver.answer(answer);
  expect(await postMessage(message(), reach(here, 150))).toMatchObject({ fault: 'timeout' });
});

test('§webhooks a name server that is silent does not hold the time up', async () => {
  expect(
    await postMessage(
      message(),
      reach(() => new Promise(() => undefined), 50),
    ),
  ).toEqual({ fault: 'timeout' });
});

test('§webhooks a server that speaks no HTTP, and huge headers, are failures', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-OpenSSH\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(await postMessage(message(`http://127.0.0.1:${port}/`), reach(here))).toEqual({ fault: 'unreachable' });
  expect(await postMessage(message(`https://127.0.0.1:${port}/`), reach(here))).toEqual({ fault: 'unreachable' });
  server.close();
  receiver.answer((response) => void response.writeHead(200, { 'x-huge': 'x'.repeat(60_000) }).end());
  expect(await postMessage(message(), reach(here))).toEqual({ fault: 'unreachable' });
});
