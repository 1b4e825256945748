import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { hazardOfEntry, hazardOfPart, refusedEndings } from '#server/files/inspection/entry-hazards.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import { external, officeWith, pdfWith } from '../support/active-files.ts';
import { type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf, zipOf } from '../support/sample-files.ts';

const verdict = (name: string, bytes: Buffer) =>
  checkContent(extensionOf(name), bytes.length, async (start, end) => bytes.subarray(start, end));

const packedObjects = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  pdfWith(`1 0 obj << ${dictionary} /Length 9 >> stream\r\n`, deflateSync(objects), '\r\nendstream endobj');
const wide = (text: string) =>
  `<FEFF${[...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

describe('§uploads a PDF that acts is refused:', () => {
  test.each([
    ['script at the opening', pdfWith('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
    ['script by reference', pdfWith('<< /S 5 0 R /JS 6 0 R >> 5 0 obj /JavaScript endobj')],
    ['script in the tree of names', pdfWith('<< /Names << /JavaScript 7 0 R >> >>')],
    ['a name with digits', pdfWith('<< /S /J#61vaScript >>')],
    ['a name all in digits', pdfWith('<< /S /#4c#61#75#6e#63#68 /F (x) >>')],
    ['a program that is started', pdfWith('<< /S /Launch /Win << /F (cmd.exe) >> >>')],
    ['data that are fetched', pdfWith('<< /S /ImportData /F (x.fdf) >>')],
    ['media that play', pdfWith('<< /Subtype /RichMedia >>')],
    ['an embedded program', pdfWith('<< /Type /Filespec /F (setup.exe) /EF << /F 9 0 R >> >>')],
    ['an embedded program in wide letters', pdfWith(`<< /Type /Filespec /UF ${wide('Rechnung.pdf.scr')} >>`)],
    ['an embedded program with escaped letters', pdfWith('<< /F (setup\\056e\\170e) >>')],
    ['an embedded troubleshooting package', pdfWith('<< /F (hilfe.diagcab) >>')],
    ['script in packed objects', packedObjects('<< /S /JavaScript >>')],
    ['digits in packed objects', packedObjects('<< /S /JavaScrip#74 >>')],
    ['packed objects by another spelling', packedObjects('<< /S /Launch >>', '/Type /Obj#53tm /Filter[/Fl]')],
    [
      'packed objects behind a comment',
      packedObjects('<< /S /Launch >>', '/Type /ObjStm % 2 0 obj\n /Filter /FlateDecode'),
    ],
    [
      'packed objects with a long description',
      packedObjects('<< /S /Launch >>', `/Type /ObjStm /Filter /FlateDecode %${'x'.repeat(9000)}\n`),
    ],
    ['objects packed twice', packedObjects('x', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]')],
    [
      'objects packed by a predictor',
      packedObjects('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    ],
    ['objects that unpack to far too much', packedObjects(' '.repeat(17 * 1024 ** 2))],
    [
      'a mark of encryption that hides nothing',
      Buffer.concat([packedObjects('<< /S /Launch >>'), Buffer.from('/Encrypt 1 0 R')]),
    ],
    ['a name across two pieces', pdfWith(' '.repeat(1024 ** 2 - 14), '/JavaScript ')],
  ])('%s', async (_case, bytes) => expect(await verdict('a.pdf', bytes)).toBe('script'));
});

describe('§uploads an honest PDF is taken:', () => {
  test.each([
    ['a plain one', pdf()],
    ['a form without script', pdfWith('<< /AcroForm << /Fields [1 0 R] >> >> << /FT /Tx /T (Name) /F 4 >>')],
    ['a form that is sent', pdfWith('<< /S /SubmitForm /F << /FS /URL /F (https://www.example.com) >> >>')],
    ['a link', pdfWith('<< /S /URI /URI (https://example.com) >>')],
    ['an embedded invoice', pdfWith('<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 9 0 R >> >>')],
    ['a page that opens first', pdfWith('<< /OpenAction [3 0 R /Fit] /AA << >> >>')],
    ['packed objects of a form', packedObjects('<< /FT /Tx /T (Name) >> << /F 4 >>')],
    [
      'an annotation before packed objects',
      pdfWith('1 0 obj << /F 4 >> endobj ', packedObjects('<< /A 1 >>').subarray(9)),
    ],
    ['names that only begin alike', pdfWith('<< /Launcher 1 /JavaScripts 2 /JS1 3 >>')],
    [
      'packed objects of an encrypted one',
      pdfWith(
        '1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n',
        Buffer.alloc(200, 0x9d),
        '\nendstream /Encrypt 2 0 R',
      ),
    ],
  ])('%s', async (_case, bytes) => expect(await verdict('a.pdf', bytes)).toBe('fits'));
});

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

describe('§uploads an Office file', () => {
  test.each([
    ['docx', 'attachedTemplate', 'https://files.example.com/a.dotm'],
    ['docx', 'attachedTemplate', '&#x68;ttp://files.example.com/a'],
    ['docx', 'attachedTemplate', '\\\\files.example.com\\share\\a.dotm'],
    ['docx', 'attachedTemplate', 'file://files.example.com/share/a.dotm'],
    ['docx', 'oleObject', 'mhtml:https://example.com/x!x-usc:https://example.com/x'],
    ['docx', 'frame', 'http://example.com/frame.html'],
    ['docx', 'subDocument', '//example.com/a.docx'],
    ['docx', 'image', 'http://192.0.2.7/pixel.png'],
    ['xlsx', 'externalLinkPath', 'https://example.com/preise.xlsx'],
    ['xlsx', 'oleObject', 'file:///\\\\192.0.2.7\\x'],
  ])('%s that fetches its %s from %s is refused', async (extension, kind, target) => {
    const folder = extension === 'docx' ? 'word' : 'xl';
    expect(await verdict(`a.${extension}`, await officeWith(folder, external(kind, target)))).toBe('remote');
  });

  test.each([
    ['docx', external('hyperlink', 'https://example.com')],
    ['docx', external('hyperlink', 'mailto:max@example.com')],
    ['docx', external('attachedTemplate', 'file:///C:\\Users\\Max\\Brief.dotx')],
    ['docx', external('attachedTemplate', 'Normal.dotm')],
    ['xlsx', external('externalLinkPath', 'Preise%202026.xlsx')],
    ['xlsx', external('externalLinkPath', 'file:///D:/Listen/Preise.xlsx')],
    ['xlsx', `<Relationship Id="r1" Type="${kinds}/worksheet" Target="sheet1.xml"/>`],
  ])('%s with %s is taken', async (extension, relation) => {
    const folder = extension === 'docx' ? 'word' : 'xl';
    expect(await verdict(`a.${extension}`, await officeWith(folder, relation))).toBe('fits');
  });
});

describe('§uploads names in archives', () => {
  const refusal = `diagcab diagcfg diagpkg msu lnk scf url iqy settingcontent-ms library-ms search-ms searchconnector-ms appref-ms msix
    appinstaller vhd vhdx iso img one chm hta jse wsf wsc xll slk ade accde accdr exe scr com pif bat cmd ps1 vbs vbe jar jnlp msi msp cpl
    reg rdp inetloc desktop udl odc dqy docm xlsm xlam pptm ppam xlw dmg appimage sct theme deskthemepack job`;
  test.each(refusal.trim().split(/\s+/))('a .%s is refused', async (ending) => {
    const names = [
      `Rechnung.${ending}`,
      `RECHNUNG.${ending.toUpperCase()}`,
      `ordner/Rechnung.pdf.${ending}`,
      `x.${ending}. .`,
    ];
    expect(names.filter((name) => hazardOfEntry(name) === undefined)).toEqual([]);
    expect(await verdict('a.zip', await zipOf({ [`Rechnung.${ending}`]: 'x' }))).toBe('unsafe');
  });

  test.each([
    'rechnung．exe',
    'rechnung.ｅｘｅ',
    'rechnung․exe',
    'rechnung﹒lnk',
    'rechnung。exe',
    'rechnung.еxе',
    'rechnung.ехе',
    'rechnung.exe\u3000',
    'rechnung.exe. . .',
    'rechnung.exe::$DATA',
    'rechnung.exe:x',
    'bild.png:setup.exe',
    'rechnung.exe:Zone.Identifier:$DATA',
    'rechnung\u202efdp.exe',
    'rechnung.pdf\u3164.exe',
    'rechnung\u2800.pdf',
    'rechnung\u00ad.pdf',
  ])('%j is refused', async (name) => {
    expect(hazardOfEntry(name)).toBeDefined();
    expect(await verdict('a.zip', await zipOf({ [name]: 'x' }))).toBe('unsafe');
  });

  test.each([
    'Rechnung.pdf',
    'Ｒechnung 2026.pdf',
    'Protokoll 10:30 Uhr.pdf',
    'отчёт.pdf',
    'Straße & Söhne.docx',
    'Bildschirmfoto um 10.30.12\u202fAM.png',
    '見積書。2026.xlsx',
    'com/Rechnung.pdf',
    'exe.txt',
    'ordner.exe.d/lies mich.txt',
    'a.xml',
  ])('%j is taken', (name) => expect(hazardOfEntry(name)).toBeUndefined());

  test('parts that Office files have are none of it, and each reason is said once in the list', () => {
    const parts = [
      'xl/printerSettings/printerSettings1.bin',
      'word/embeddings/oleObject1.bin',
      'word/media/image1.svg',
    ];
    expect(parts.filter((part) => hazardOfPart(part) !== undefined)).toEqual([]);
    const all = refusedEndings.flatMap(({ endings }) => endings.trim().split(/\s+/));
    expect(all.filter((ending, at) => all.indexOf(ending) !== at)).toEqual([]);
    expect(refusedEndings.every(({ because }) => because.length > 10)).toBe(true);
  });
});

describe('§uploads uploads', () => {
  let portal: Portal;
  let me: FileCalls;
  beforeAll(async () => {
    portal = await openPortal();
    me = await fileCalls(portal);
  });
  afterAll(() => portal.close());

  test.each([
    ['a.pdf', pdfWith('<< /S /JavaScript >>'), 'fileActive'],
    ['a.docx', async () => officeWith('word', external('attachedTemplate', 'https://example.com/a')), 'fileRemote'],
    ['a.zip', async () => zipOf({ 'rechnung．exe': 'x' }), 'fileUnsafe'],
  ])('of %s say why it is not taken', async (name, record, fault) => {
    const bytes = typeof record === 'function' ? await record() : record;
    const id = await me.begin(name, bytes.length);
    const answer = await me.patch(id, 0, bytes);
    expect([answer.statusCode, answer.json().fields]).toEqual([415, { file: fault }]);
  });

  test.each([
    'rechnung．exe',
    'rechnung.ｅｘｅ',
    'rechnung.pdf\u202e.exe',
    'rechnung.exe::$DATA',
    'rechnung.pdf::$DATA',
    'a.diagcab',
    'a.exe. ',
  ])('under the name %j are refused before a byte is sent', async (name) => {
    const draft = await me.create(name, 10);
    expect([draft.statusCode, draft.json().fields]).toEqual([415, { file: 'fileType' }]);
  });
});
