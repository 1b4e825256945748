import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import {
  encryptedPdf,
  external,
  field,
  instruction,
  letterWith,
  mark,
  officeWith,
  pdfWith,
} from '../support/active-files.ts';
import { type FileCalls, fileCalls } from '../support/file-calls.ts';
import { oleFile } from '../support/ole-file.ts';
import { packedZip } from '../support/packed-zip.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { samples, zipOf } from '../support/sample-files.ts';

type Case = [name: string, bytes: Buffer | Promise<Buffer>];

const verdict = (name: string, bytes: Buffer) =>
  checkContent(extensionOf(name), bytes.length, async (start, end) => bytes.subarray(start, end));
/** The verdict on an archive that holds a file after an honest one. */
const inside = async (name: string, bytes: Buffer) =>
  verdict('a.zip', await zipOf({ 'Belege/Rechnung.pdf': samples.pdf, [`Belege/${name}`]: bytes }));

const rtf = (content: string) => Buffer.from(`{\\rtf1\\ansi ${content}}`, 'latin1');
const book = (parts: Record<string, string | Buffer>) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...parts });

describe('§uploads RTF in an archive', () => {
  test.each<Case>([
    ['object.rtf', rtf('{\\object\\objemb{\\*\\objdata 0105000002000000}}')],
    ['data-alone.rtf', rtf('{\\*\\objdata 0105000002000000}')],
    ['control.rtf', rtf('{\\object\\objocx{\\*\\objdata 01}}')],
    ['link-that-updates.rtf', rtf('{\\object\\objautlink\\objupdate {\\result x}}')],
    ['under-another-ending.doc', rtf('{\\object\\objemb}')],
    ['short-head.rtf', Buffer.from('{\\rt{\\object\\objemb}}')],
    ['blanks-in-front.rtf', Buffer.from('\r\n {\\rtf1{\\object\\objemb}}')],
    ['far-behind.rtf', rtf(`${'Text '.repeat(300_000)}{\\object\\objemb}`)],
    ['across-two-windows.rtf', Buffer.from(`{\\rtf1 ${'x'.repeat(1024 ** 2 - 12)}\\objdata 01}`)],
  ])('%s with an object is refused', async (name, bytes) => expect(await inside(name, await bytes)).toBe('unsafe'));

  test.each<Case>([
    ['template.rtf', rtf('{\\*\\template https://files.example.com/a.dotm}')],
    ['template-in-codes.rtf', rtf("{\\*\\template \\'68ttp://files.example.com/a}")],
    ['template-in-wide-letters.rtf', rtf('{\\*\\template \\u104?ttp://files.example.com/a}')],
    ['template-on-a-server.rtf', rtf('{\\*\\template \\\\\\\\files.example.com\\\\a.dotm}')],
    ['dde.rtf', rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\x.exe "/k calc"}{\\fldrslt x}}')],
    ['dde-in-groups.rtf', rtf('{\\field{\\*\\fldinst {\\rtlch\\fcs1 DD}{\\b EAUTO} excel}{\\fldrslt x}}')],
    ['second-field.rtf', rtf('{\\field{\\*\\fldinst PAGE}}{\\field{\\*\\fldinst  DDE excel a b}}')],
  ])('%s that fetches is refused', async (name, bytes) => expect(await inside(name, await bytes)).toBe('remote'));

  test.each<Case>([
    ['text.rtf', rtf("Hallo J\\'f6rg, das Objekt in der Objektstra\\'dfe ist frei. objdata\\par")],
    ['fields.rtf', rtf('{\\field{\\*\\fldinst HYPERLINK "https://example.com/dde"}{\\fldrslt x}}')],
    ['template.rtf', rtf('{\\*\\template C:\\\\Vorlagen\\\\Brief.dotx}{\\objective 1}')],
    ['about-rtf.txt', Buffer.from('Ein Objekt beginnt in RTF mit {\\rtf1{\\object.')],
  ])('%s is taken', async (name, bytes) => expect(await inside(name, await bytes)).toBe('fits'));
});

const link = (xml: string) => `<externalLink xmlns="x">${xml}</externalLink>`;
const fetching: Case[] = [
  ['one-run.docx', letterWith(field(instruction(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"')))],
  ['split-over-runs.docx', letterWith(field(instruction(' D', 'DE', 'AU', 'TO excel')))],
  ['lower-case.docx', letterWith(field(instruction('dde excel a')))],
  ['quoted.docx', letterWith(field(instruction(' "DDE" excel a')))],
  ['by-references.docx', letterWith(field(instruction('&#68;&#x44;EAUTO excel')))],
  ['simple.docx', letterWith('<w:fldSimple w:instr=" DDEAUTO excel a"><w:r/></w:fldSimple>')],
  ['in-a-field.docx', letterWith(field(`${instruction('IF ')}${field(instruction('DDE', ' excel a'))}`))],
  ['around-a-field.docx', letterWith(field(instruction('DDE', 'AUTO ') + field(instruction('QUOTE 99 58'))))],
  [
    'by-the-result-of-a-field.docx',
    letterWith(field(field(instruction('QUOTE 68'), 'DDEA') + instruction('UTO excel'))),
  ],
  ['over-paragraphs.docx', letterWith(field(`${instruction('DDE')}</w:p><w:p>${instruction('AUTO excel')}`))],
  ['deleted.docx', letterWith(field('<w:r><w:delInstrText>DDEAUTO excel</w:delInstrText></w:r>'))],
  ['without-an-end.docx', letterWith(`${mark('begin')}${instruction('DDEAUTO excel')}`)],
  ['without-a-beginning.docx', letterWith(instruction('DDEAUTO excel'))],
  ['header.docx', letterWith(field(instruction('DDEAUTO x')), 'word/header1.xml', 'hdr')],
  ['footnotes.docx', letterWith(field(instruction('DDEAUTO x')), 'word/footnotes.xml', 'footnotes')],
  ['under-any-name.docx', letterWith(field(instruction('DDEAUTO x')), 'custom/a.bin', 'document')],
  [
    'another-prefix.docx',
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': '<document xmlns="w"><fldSimple instr="DDE excel"/></document>',
    }),
  ],
  [
    'wide.docx',
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': Buffer.from('<document><fldSimple instr="DDE excel"/></document>', 'utf16le'),
    }),
  ],
  ['link.xlsx', book({ 'xl/externalLinks/externalLink1.xml': link('<ddeLink ddeService="cmd" ddeTopic="/c calc"/>') })],
  ['link-under-any-name.xlsx', book({ 'xl/a.xml': link('<x:ddeLink xmlns:x="x" ddeService="cmd"/>') })],
];
const honest: Case[] = [
  ['page-numbers.docx', letterWith(field(instruction(' PA', 'GE ')))],
  ['link.docx', letterWith(field(instruction('HYPERLINK "https://example.com/dde/ddeauto"').replace('/ddeauto', '')))],
  ['words.docx', letterWith('<w:r><w:t>DDEAUTO excel</w:t></w:r>')],
  ['names-that-begin-alike.docx', letterWith(field(instruction('DDEAUTOMAT')) + field(instruction('DDEX')))],
  ['words-in-a-result.docx', letterWith(field(instruction('REF a'), 'DDE excel'))],
  ['split-over-fields.docx', letterWith(field(instruction('D')) + field(instruction('DE excel')))],
  [
    'picture.docx',
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': '<w:document/>',
      'word/media/image1.svg': '<!DOCTYPE svg><svg/>',
      'word/vmlDrawing1.vml': '<xml><br></xml>',
    }),
  ],
  ['link.xlsx', book({ 'xl/externalLinks/externalLink1.xml': link('<externalBook/>') })],
];

describe('§uploads an Office file that fetches data from another program is refused:', () => {
  test.each(fetching)('%s', async (name, record) => {
    const bytes = await record;
    expect([await verdict(name, bytes), await inside(name, bytes)]).toEqual(['remote', 'remote']);
  });
});

describe('§uploads an honest Office file is taken:', () => {
  test.each(honest)('%s', async (name, record) => {
    const bytes = await record;
    expect([await verdict(name, bytes), await inside(name, bytes)]).toEqual(['fits', 'fits']);
  });
});

describe('§uploads a file in an archive gets the verdict that it gets outside:', () => {
  test.each<[name: string, bytes: Buffer | Promise<Buffer>, fate: string]>([
    ['script.pdf', pdfWith('<< /S /JavaScript >>'), 'script'],
    ['late.pdf', Buffer.concat([Buffer.alloc(900, ' '), pdfWith('<< /S /Launch >>')]), 'script'],
    ['template.docx', officeWith('word', external('attachedTemplate', 'https://example.com/a')), 'remote'],
    ['object.pptx', officeWith('ppt', external('oleObject', 'file:///\\\\192.0.2.7\\x')), 'remote'],
    ['macros.docx', zipOf({ '[Content_Types].xml': '<Types/>', 'word/vbaProject.bin': 'x' }), 'unsafe'],
    ['macros.pptx', zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/vbaProject.bin': 'x' }), 'unsafe'],
    ['macros.xls', oleFile(['Workbook', '_VBA_PROJECT_CUR']), 'unsafe'],
    ['macros.doc', oleFile(['WordDocument', 'Macros', 'VBA']), 'unsafe'],
    ['rtf-inside.docx', zipOf({ '[Content_Types].xml': '<Types/>', 'word/a.rtf': rtf('\\objdata 01') }), 'unsafe'],
    [
      'bomb.docx',
      packedZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'word/document.xml', content: Buffer.alloc(40 * 1024 ** 2, ' ') },
      ]),
      'unsafe',
    ],
    ['broken.docx', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document><w:p' }), 'unsafe'],
    ['sheet.xlsx', samples.xlsx, 'fits'],
    ['letter.docx', samples.docx, 'fits'],
    ['old.xls', samples.xls, 'fits'],
    ['old.doc', oleFile(['WordDocument', '1Table']), 'fits'],
    ['mail.msg', samples.msg, 'fits'],
    ['mail.eml', samples.eml, 'fits'],
    ['photo.jpg', samples.jpg, 'fits'],
    ['invoice.xml', Buffer.from('<?xml version="1.0"?><Invoice/>'), 'fits'],
    ['drawing.odg', zipOf({ mimetype: 'application/vnd.oasis.opendocument.graphics', 'content.xml': '<x/>' }), 'fits'],
  ])('%s', async (name, bytes, fate) => expect(await inside(name, await bytes)).toBe(fate));

  test('a damaged file is refused, because it cannot be looked into', async () => {
    const bytes = await zipOf({ 'a.pdf': pdfWith('x'.repeat(500)) });
    bytes[200] = 0;
    expect(await verdict('a.zip', bytes)).toBe('unsafe');
  });

  test('more files than are honest are refused', async () => {
    const many = packedZip(Array.from({ length: 4001 }, (_, at) => ({ name: `${at}.txt`, content: 'x' })));
    expect(await verdict('a.zip', many)).toBe('unsafe');
  });
});

describe('§uploads uploads of archives', () => {
  let portal: Portal;
  let me: FileCalls;
  beforeAll(async () => {
    portal = await openPortal();
    me = await fileCalls(portal);
  });
  afterAll(() => portal.close());

  test.each<[string, Buffer | Promise<Buffer>, string]>([
    ['a.rtf', rtf('{\\object\\objemb}'), 'fileUnsafe'],
    ['a.docx', letterWith(field(instruction('DDE', 'AUTO excel'))), 'fileRemote'],
    ['a.pdf', encryptedPdf(), 'filePassword'],
  ])('with %s say why they are not taken', async (name, record, fault) => {
    const bytes = await zipOf({ [name]: await record });
    const answer = await me.patch(await me.begin('a.zip', bytes.length), 0, bytes);
    expect([answer.statusCode, answer.json().fields]).toEqual([415, { file: fault }]);
  });
});
