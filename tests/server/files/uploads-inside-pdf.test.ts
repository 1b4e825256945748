import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import { encryptedPdf, formPdf, pdfWith } from '../support/active-files.ts';
import { oleFile } from '../support/ole-file.ts';
import { packedZip } from '../support/packed-zip.ts';
import { samples, zipOf } from '../support/sample-files.ts';

type Case = [name: string, bytes: Buffer | Promise<Buffer>];

const verdict = (name: string, bytes: Buffer) =>
  checkContent(extensionOf(name), bytes.length, async (start, end) => bytes.subarray(start, end));
/** The verdict on an archive that holds a file after an honest one. */
const inside = async (name: string, bytes: Buffer) =>
  verdict('a.zip', await zipOf({ 'Belege/Rechnung.pdf': samples.pdf, [`Belege/${name}`]: bytes }));

const form = (xml: string) => `<xdp:xdp xmlns:xdp="x"><template><field name="a">${xml}</field></template></xdp:xdp>`;

describe('§uploads a PDF with script in a form in XML is refused:', () => {
  const script = form('<event activity="initialize"><script contentType="application/x-javascript">x</script></event>');
  const packed = deflateSync(script);
  test.each<[string, Buffer]>([
    ['packed', formPdf(packed)],
    ['plain', formPdf(Buffer.from(script), '')],
    ['by another spelling', Buffer.from(formPdf(packed).toString('latin1').replace('/XFA', '/#58F#41'), 'latin1')],
    ['in another language', formPdf(deflateSync(form('<calculate><script>a + b</script></calculate>')))],
    ['with a prefix', formPdf(deflateSync('<t:template xmlns:t="x"><t:script\n>x</t:script></t:template>'))],
    ['in wide letters', formPdf(deflateSync(Buffer.from(script, 'utf16le')))],
    ['named as a picture', formPdf(packed, '/Subtype /Image /Filter /FlateDecode')],
    ['packed twice', formPdf(deflateSync(packed), '/Filter [/FlateDecode /FlateDecode]')],
    ['packed by a predictor', formPdf(packed, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['packed in another way', formPdf(Buffer.from(`${packed.toString('hex')}>`), '/Filter [/ASCIIHexDecode /Fl]')],
    ['cut off', formPdf(packed.subarray(0, -6))],
    ['far too large', formPdf(deflateSync(Buffer.alloc(17 * 1024 ** 2, ' ')))],
    [
      'whose mark is in packed objects',
      pdfWith(
        '1 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\r\n',
        deflateSync('2 0 << /XFA 5 0 R >>'),
        '\r\nendstream endobj 5 0 obj << /Filter /FlateDecode >> stream\r\n',
        packed,
        '\r\nendstream endobj',
      ),
    ],
  ])('%s', async (_case, bytes) =>
    expect([await verdict('a.pdf', bytes), await inside('a.pdf', bytes)]).toEqual(['script', 'script']),
  );

  test.each<[string, Buffer]>([
    ['a form without script', formPdf(deflateSync(form('<caption><value>Beschreibung</value></caption>')))],
    [
      'an index of objects',
      formPdf(deflateSync('x'), '/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    ],
    ['a photo', formPdf(samples.jpg, '/Subtype /Image /Filter /DCTDecode')],
    ['script that is only shown', pdfWith('1 0 obj << >> stream\n<script>x</script>\nendstream')],
  ])('%s is none', async (_case, bytes) =>
    expect([await verdict('a.pdf', bytes), await inside('a.pdf', bytes)]).toEqual(['fits', 'fits']),
  );

  test('streams without an end are not read again and again', async () => {
    const bytes = pdfWith('<< /XFA 1 0 R >>', 'stream\n'.repeat(60_000));
    expect(await verdict('a.pdf', bytes)).toBe('script');
  });
});

describe('§uploads what an archive hides by a password is refused:', () => {
  test.each<Case>([
    ['a.pdf', encryptedPdf()],
    ['spelt.pdf', pdfWith('trailer << /#45ncrypt << /Filter /Standard >> >>')],
    ['a.xlsx', oleFile(['EncryptionInfo', 'EncryptedPackage'])],
    ['a.docx', oleFile(['EncryptedPackage', '\x06DataSpaces'])],
    ['a.pptx', oleFile(['EncryptedPackage'])],
    ['under-another-ending.dat', encryptedPdf()],
  ])('%s', async (name, bytes) => expect(await inside(name, await bytes)).toBe('password'));

  test('an entry of its own', async () => {
    const bytes = packedZip([
      { name: 'a.txt', content: 'x' },
      { name: 'b.pdf', content: samples.pdf, isEncrypted: true },
    ]);
    expect(await verdict('a.zip', bytes)).toBe('password');
  });

  test('files that only name it are taken, and so is an encrypted PDF by itself', async () => {
    const naming = pdfWith('<< /EncryptMetadata true >> << /Title (Encrypt) >>');
    expect([await inside('a.pdf', naming), await verdict('a.pdf', encryptedPdf())]).toEqual(['fits', 'fits']);
  });
});
