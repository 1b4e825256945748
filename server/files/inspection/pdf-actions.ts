import { constants, inflate } from 'node:zlib';
import { hazardOfEntry } from './entry-hazards.ts';
import { someWindow } from './text-windows.ts';

/**
 * Actions that run script, start programs, send or fetch data, or play embedded media when a document is opened or
 * clicked.
 */
const actionName = /\/(?:JavaScript|Launch|ImportData|RichMedia|Rendition|Movie)(?![A-Za-z0-9])/;
const formInXml = /\/XFA(?![A-Za-z0-9])/;
/** Packed objects: forms and actions stand in them as well as in the file itself. */
const packedObjects = /\/ObjStm(?![A-Za-z0-9])/;
const maxStreamBytes = 16 * 1024 ** 2;
const maxUnpackedBytes = 64 * 1024 ** 2;

/** Signs of a name may be written as `#` and two digits. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const fileName = /\/U?F\s{0,8}(?:\(((?:[^()\\]|\\.){1,800})\)|<([0-9a-f\s]{2,3200})>)/gis;
const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function textOfString(literal: string | undefined, hex: string | undefined): string {
  const bytes =
    literal === undefined
      ? Buffer.from((hex ?? '').replace(/\s/g, ''), 'hex')
      : Buffer.from(
          literal.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_all, octal?: string, sign = '') =>
            octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (escaped[sign] ?? sign),
          ),
          'latin1',
        );
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  return bytes.toString('utf8');
}

/** Embedded invoices in XML are honest, programs are not. Addresses that a form is sent to end like programs (`.com`). */
function namesProgram(text: string): boolean {
  for (const [, literal, hex] of text.matchAll(fileName)) {
    const path = textOfString(literal, hex);
    if (/^(?:[a-z]{2,20}:|www\.)/i.test(path)) continue;
    const hazard = hazardOfEntry(path.split(/[\\/]/).at(-1) ?? '');
    if (hazard === 'program' || hazard === 'macros') return true;
  }
  return false;
}

const unpacked = (bytes: Buffer): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    // The readable part of a cut stream is checked, because readers show it, too.
    inflate(bytes, { maxOutputLength: maxStreamBytes, finishFlush: constants.Z_SYNC_FLUSH }, (error, whole) =>
      resolve(
        error
          ? (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
            ? undefined
            : Buffer.alloc(0)
          : whole,
      ),
    );
  });

/** More streams than any honest file has are not looked at. */
const maxStreams = 50_000;
/** Where the stream ends that begins at a place; asked from the front to the back. */
function streamEnds(bytes: Buffer): (begin: number) => number {
  let stop = -1;
  return (begin) => {
    if (stop < begin) stop = bytes.indexOf('endstream', begin);
    if (stop < 0) stop = bytes.length;
    return stop;
  };
}

const singleFilter = /\/Filter\s{0,8}(?:\/(?:FlateDecode|Fl)(?![A-Za-z0-9])|\[\s{0,8}\/(?:FlateDecode|Fl)\s{0,8}\])/;

/** The part of `text` that describes the stream behind it; all of it if a comment hides where that begins. */
function dictionaryIn(text: string): string {
  const last = text.slice(Math.max(0, text.lastIndexOf(' obj')));
  return packedObjects.test(last) ? last : text;
}

/** Ways of packing that leave no text which could be looked at; an index of objects is packed by a predictor, too. */
const oddFilter =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)(?![A-Za-z0-9])/;
const plainFilter = /\/Fl(?:ateDecode)?(?![A-Za-z0-9])/g;
const objectIndex = /\/XRef(?![A-Za-z0-9])/;
const scriptElement = /<(?:[\w.-]{1,60}:)?script[\s/>]/i;
const hasScriptElement = (text: string): boolean => scriptElement.test(text.replaceAll('\0', ''));

/** Whether a form in XML (XFA) holds script: it stands in streams, and any stream may be the form's. */
async function hasFormScript(bytes: Buffer): Promise<boolean> {
  if (await someWindow(bytes, hasScriptElement)) return true;
  const endOf = streamEnds(bytes);
  let streams = 0;
  let left = maxUnpackedBytes;
  let end = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', end)) {
    const text = plainNames(bytes.toString('latin1', end, at));
    end = at + 'stream'.length;
    if (text.endsWith('end')) continue;
    const isOdd = oddFilter.test(text) || (text.match(plainFilter)?.length ?? 0) > 1;
    if (isOdd && !objectIndex.test(text)) return true;
    const begin = bytes[end] === 0x0d ? end + 2 : end + 1;
    streams += 1;
    const form = await unpacked(bytes.subarray(begin, endOf(begin)));
    if (streams > maxStreams || !form || form.length > left || (await someWindow(form, hasScriptElement))) return true;
    left -= form.length;
  }
  return false;
}

const encryption = /\/Encrypt(?![A-Za-z0-9])/;

/** Whether a PDF says that it is encrypted, so that hardly anything of it can be looked at. */
export const isEncryptedPdf = (bytes: Buffer): Promise<boolean> =>
  someWindow(bytes, (text) => encryption.test(plainNames(text)));

/**
 * Whether a PDF runs script, starts or contains programs. Forms without script are taken, also those in XML. Objects that are packed are unpacked up
 * to 64 MiB; those packed in another way than all writers do are refused. What a password encrypts cannot be looked at.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  let hasForm = false;
  const isActive = (text: string): boolean => {
    const plain = plainNames(text);
    hasForm ||= formInXml.test(plain);
    return actionName.test(plain) || namesProgram(plain);
  };
  if (await someWindow(bytes, isActive)) return true;
  const endOf = streamEnds(bytes);
  let streams = 0;
  let left = maxUnpackedBytes;
  let end = 0;
  // The word ends streams, too: between two of them lie either bytes of a stream, or objects and the description of the next one.
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', end)) {
    const text = plainNames(bytes.toString('latin1', end, at));
    end = at + 'stream'.length;
    if (!packedObjects.test(text)) continue;
    const dictionary = dictionaryIn(text);
    if (!dictionary.includes('/Filter')) continue;
    if (!singleFilter.test(dictionary) || /\/(?:Predictor|F)(?![A-Za-z0-9])/.test(dictionary)) return true;
    const begin = bytes[end] === 0x0d ? end + 2 : end + 1;
    streams += 1;
    const objects = await unpacked(bytes.subarray(begin, endOf(begin)));
    if (streams > maxStreams || !objects || objects.length > left || (await someWindow(objects, isActive))) return true;
    left -= objects.length;
  }
  return hasForm && hasFormScript(bytes);
}
