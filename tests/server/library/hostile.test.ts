import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makePdf, makeXlsx } from '#server/demo/library/make-file.ts';
import { Reader } from '#server/library/extract/reader.ts';
import { type LibraryCalls, libraryCalls, paths, putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { disguises, exe, samples, zipOf } from '../support/sample-files.ts';

let portal: Portal;
let staff: LibraryCalls;
beforeAll(async () => {
  portal = await openPortal();
  staff = libraryCalls(await portal.as('9001/etc.staff'));
});
afterAll(() => portal.close());

/** One entry that unpacks to far more than its packed size. */
function bomb(name: string, size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size, 'a'), { level: 9 });
  const header = (signature: number, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32LE(signature, 0);
    return bytes;
  };
  const local = header(0x04034b50, 30);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = header(0x02014b50, 46);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

const billion = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, n) => `<!ENTITY b${n} "${'&a;'.repeat(50)}">`).join('')}]><w:document><w:p><w:t>${'&b19;'.repeat(1000)}</w:t></w:p></w:document>`;

/** A page tree that holds itself. */
const endlessPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 999999>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
);

test('§library a hostile file costs its own text and nothing else', async () => {
  const hostile: Record<string, Buffer | string> = {
    'bombe.docx': bomb('word/document.xml', 60 * 1024 ** 2),
    'bombe.xlsx': bomb('xl/sharedStrings.xml', 60 * 1024 ** 2),
    'milliarde.docx': await zipOf({ 'word/document.xml': billion }),
    'offen.docx': await zipOf({ 'word/document.xml': `<w:t>${'<w:p>'.repeat(200_000)}` }),
    'endlos.pdf': endlessPdf,
    'programm.pdf': exe,
    'programm.docx': exe,
    'leer.pdf': '',
    'nul.txt': 'vor\0nach',
    'halb.txt': Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x80]),
    'lang.txt': 'wort'.repeat(500_000),
    'surrogat.txt': 'gut \ud800 schlecht',
    ...Object.fromEntries(Object.entries(disguises).map(([name, bytes]) => [`tarnung-${name}`, bytes])),
    ...Object.fromEntries(Object.entries(samples).map(([ending, bytes]) => [`probe.${ending}`, bytes.subarray(0, -9)])),
  };
  await putFiles(portal, {
    ...Object.fromEntries(Object.entries(hostile).map(([name, bytes]) => [`templates/${name}`, bytes])),
    'templates/A gut.pdf': await makePdf(['Titel', 'Sonnenblume im PDF']),
    'templates/Z gut.docx': await makeDocx(['Sonnenblume im Brief']),
    'templates/Z gut.xlsx': await makeXlsx(['Spalte|Sonnenblume']),
    'templates/Z gut.txt': Buffer.from('Sonnenblume f\xfcr Windows', 'latin1'),
  });
  expect((await staff.list('templates')).total).toBe(Object.keys(hostile).length + 4);
  const result = paths(await staff.search('Sonnenblume'));
  expect(result.sort()).toEqual([
    'templates/A gut.pdf',
    'templates/Z gut.docx',
    'templates/Z gut.txt',
    'templates/Z gut.xlsx',
  ]);
  expect((await staff.search('bombe')).total).toBe(2);
  expect((await staff.search('für Windows')).total).toBe(1);
  expect((await staff.list('templates')).items.every(({ size, name }) => size > 0 || name === 'leer.pdf')).toBe(true);
});

test('§library a file that takes too long ends the reader, and the next file has a new one', async () => {
  const reader = new Reader({ memory: 256, timeoutMs: 0 });
  const { library } = portal.services;
  await putFiles(portal, { 'newsletters/Eins.pdf': await makePdf(['Eins']) });
  const snapshot = await reader.keep(library.source.place, 'newsletters/Eins.pdf', undefined);
  await expect(reader.text(snapshot.file, 'pdf')).rejects.toThrow('took too long');
  expect((await reader.keep(library.source.place, 'newsletters/Eins.pdf', undefined)).hash).toBe(snapshot.hash);
  await reader.close();
});

test('§library a file that takes too much memory ends the reader and not the server', async () => {
  const reader = new Reader({ memory: 4, timeoutMs: 20_000 });
  const { library } = portal.services;
  await putFiles(portal, { 'newsletters/Klein.txt': 'klein' });
  for (let round = 0; round < 2; round += 1) {
    await expect(reader.keep(library.source.place, 'newsletters/Klein.txt', undefined)).rejects.toThrow('memory');
  }
  await reader.close();
  expect((await staff.search('klein')).total).toBe(1);
});
