import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gatewayCheck } from '#server/availability/gateway.ts';
import { json, type MockGateway, openMockGateway, twoLines } from './mock-gateway.ts';

const now = Date.parse('2026-11-23T08:00:00Z');
const address = { street: 'Musterkai', houseNumber: '5', zip: '20457', city: 'Hamburg' };
const networks = ['127.0.0.1/32'];
const resolve = async () => ['127.0.0.1'];
let gateway: MockGateway;
beforeAll(async () => {
  gateway = await openMockGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.questions.length = 0;
  gateway.answer(json(twoLines));
});

const checkWith = (more: object = {}) =>
  gatewayCheck({ url: gateway.url, token: 'secret-1' }, () => ({ resolve, networks, ...more })).check(address, now);

test('§order-forms.availability a gateway is asked once, with address and token', async () => {
  expect(await checkWith()).toEqual({
    number: 'GW-1',
    technologies: [
      { technology: 'vdsl', maxRate: 100 },
      { technology: 'superVectoring', maxRate: 250 },
    ],
    checkedAt: Date.parse(twoLines.checkedAt),
  });
  expect(gateway.questions).toEqual([{ body: { ...address, country: 'DE' }, authorization: 'Bearer secret-1' }]);
});

test('§order-forms.availability a result of a clock that goes ahead counts from now', async () => {
  gateway.answer(json({ ...twoLines, checkedAt: '2027-01-01T00:00:00Z' }));
  expect(await checkWith()).toMatchObject({ checkedAt: now });
});

test('§order-forms.availability no technology that can be ordered is no line', async () => {
  gateway.answer(json({ ...twoLines, technologies: [{ technology: 'fibre', maxRate: 1000 }] }));
  expect(await checkWith()).toMatchObject({ technologies: [] });
});

test.each([
  ['without a number', { ...twoLines, id: '' }],
  ['with a number too long', { ...twoLines, id: 'x'.repeat(41) }],
  ['with a rate that is none', { ...twoLines, technologies: [{ technology: 'vdsl', maxRate: -1 }] }],
  ['with too many technologies', { ...twoLines, technologies: Array(51).fill(twoLines.technologies[0]) }],
  ['without a time', { ...twoLines, checkedAt: 'gestern' }],
  ['that is no object', ['GW-1']],
])('§order-forms.availability an answer %s is refused', async (_case, answer) => {
  gateway.answer(json(answer));
  await expect(checkWith()).rejects.toThrow();
});

test('§order-forms.availability an answer that is no JSON, an error and a redirect are refused', async () => {
  gateway.answer((response) => void response.end('<html>'));
  await expect(checkWith()).rejects.toThrow();
  gateway.answer(json(twoLines, 500));
  await expect(checkWith()).rejects.toThrow('500');
  gateway.answer((response) => void response.writeHead(302, { location: gateway.url }).end());
  await expect(checkWith()).rejects.toThrow('302');
  expect(gateway.questions).toHaveLength(3);
});

test('§order-forms.availability an answer without end is cut at its largest size', async () => {
  gateway.answer((response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    more();
  });
  await expect(checkWith()).rejects.toThrow('too large');
});

test('§order-forms.availability a gateway that hangs is left before and after its head', async () => {
  for (const begin of [false, true]) {
    const end = new AbortController();
    gateway.answer((response) => {
      if (begin) response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      setImmediate(() => end.abort(new Error('over')));
    });
    await expect(checkWith({ signal: end.signal })).rejects.toThrow();
  }
});

test('§order-forms.availability an address inside the network of the portal is not called', async () => {
  await expect(checkWith({ networks: [] })).rejects.toThrow('blocked');
  expect(gateway.questions).toEqual([]);
});
