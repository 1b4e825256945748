import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks, type Fate } from '../support/attack-files.ts';
import { billing, type FileCalls, fetchFile, fileCalls, storedFiles } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let me: FileCalls;
beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
afterAll(() => portal.close());

const sentences: [RegExp, Fate][] = [
  [/Dateityp/, 'name'],
  [/leer/, 'empty'],
  [/Endung/, 'other'],
  [/Makros, Programme/, 'unsafe'],
];
const fateOf = (sentence: string) => sentences.find(([words]) => words.test(sentence))?.[1];

/** Uploads a file; answers what became of it, and its id where it was taken. */
async function send(name: string, bytes: Buffer): Promise<{ fate: Fate | undefined; id?: string }> {
  const draft = await me.create(name, bytes.length);
  if (draft.statusCode !== 201) return { fate: fateOf(draft.json()._errorMessage) };
  const id = String(draft.headers['location']).split('/').at(-1) ?? '';
  const sent = await me.patch(id, 0, bytes);
  if (sent.statusCode === 204) return { fate: 'fits', id };
  expect(sent.statusCode).toBe(415);
  expect(await storedFiles(portal)).not.toContain(id);
  return { fate: fateOf(sent.json()._errorMessage) };
}

const running = /^(?:text|multipart)\/|svg|html|[/+]xml\b|script/i;

test('§uploads each file of the attack corpus gets the right verdict, and none is shown in our origin', async () => {
  const counts: Record<string, number> = {};
  const copy: { id: string; bytes: Buffer }[] = [];
  for (const [name, bytes, fate] of attacks) {
    const got = await send(name, bytes);
    expect([name, got.fate]).toEqual([name, fate]);
    counts[fate] = (counts[fate] ?? 0) + 1;
    if (got.id) copy.push({ id: got.id, bytes });
  }
  const count = Object.entries(counts).map(([fate, times]) => `${fate} ${times}`);
  console.log(`${attacks.length} files of the upload corpus: ${count.join(', ')}`);

  let served = 0;
  for (let from = 0; from < copy.length; from += 10) {
    const some = copy.slice(from, from + 10);
    const records = await me.post('/foundation/1001/data', billing(some.map(({ id }) => id)));
    expect(records.statusCode).toBe(201);
    const { items } = (await me.list('1001', records.json().id)).json<{ items: { name: string; path: string }[] }>();
    expect(items).toHaveLength(some.length);
    for (const { name, path } of items) {
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect(name.length).toBeLessThanOrEqual(200);
      const original = some.find(({ id }) => path.endsWith(id));
      const grant = await me.grant({ _action: 'downloadFile', path });
      const { headers, rawPayload } = await fetchFile(portal, grant.token, { accept: 'text/html' });
      expect(original && rawPayload.equals(original.bytes)).toBe(true);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[^"\s;,]*$/,
      );
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).not.toMatch(running);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      served += 1;
    }
    const archive = await me.grant({ _action: 'downloadArchiveFile', _attachment: some.map(({ id }) => id).join() });
    const zip = await portal.call('GET', '/public/archive/x', { query: { token: archive.token } });
    expect(zip.headers).toMatchObject({ 'content-type': 'application/zip', 'x-content-type-options': 'nosniff' });
    expect(zip.headers['content-disposition']).toMatch(/^attachment;/);
  }
  console.log(`${served} of them served again, all as attachments`);
  expect([attacks.length >= 100, served]).toEqual([true, copy.length]);
});
