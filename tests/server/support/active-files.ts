import { zipOf } from './sample-files.ts';

/** A PDF with these parts between its head and its end. */
export const pdfWith = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string, 'latin1')));

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A relation of an Office file that leads to another computer. */
export const external = (kind: string, target: string): string =>
  `<Relationship Id="r1" Type="${kinds}/${kind}" Target="${target}" TargetMode="External"/>`;

export const officeWith = (
  folder: string,
  relation: string,
  part = `${folder}/_rels/settings.xml.rels`,
): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    [`${folder}/main.xml`]: '<x/>',
    [part]: `<Relationships xmlns="x">${relation}</Relationships>`,
  });

const run = (xml: string) => `<w:r>${xml}</w:r>`;
export const mark = (type: string): string => run(`<w:fldChar w:fldCharType="${type}"/>`);
export const instruction = (...texts: string[]): string =>
  texts.map((text) => run(`<w:rPr/><w:instrText xml:space="preserve">${text}</w:instrText>`)).join('');
/** A field of Word with its instruction in runs, and its result. */
export const field = (instructionXml: string, result = '1'): string =>
  `${mark('begin')}${instructionXml}${mark('separate')}${run(`<w:t>${result}</w:t>`)}${mark('end')}`;

/** A letter of Word with this inside its paragraph. */
export const letterWith = (xml: string, part = 'word/document.xml', root = 'document'): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w:document xmlns:w="w"/>',
    [part]: `<w:${root} xmlns:w="w"><w:body><w:p>${xml}</w:p></w:body></w:${root}>`,
  });

/** A PDF with a form in XML, packed as Acrobat does. */
export const formPdf = (stream: Buffer, dictionary = '/Filter /FlateDecode'): Buffer =>
  pdfWith(
    '1 0 obj << /AcroForm << /XFA [(template) 5 0 R] >> >> endobj 5 0 obj << ',
    `${dictionary} /Length ${stream.length} >> stream\r\n`,
    stream,
    '\r\nendstream endobj',
  );

export const encryptedPdf = (): Buffer =>
  pdfWith('1 0 obj << >> endobj trailer << /Root 1 0 R /Encrypt 2 0 R /ID [<00> <00>] >>');
