import { isLocalTarget } from './local-target.ts';
import { isDdeField } from './office-fields.ts';
import { someWindow } from './text-windows.ts';

const objects = /\\obj(?:ect|data|emb|link|autlink|sub|pub|icemb|html|ocx|update|class)(?![a-z])/i;
const template = /\\template(?![a-z])/i;
const instruction = /\\fldinst(?![a-z])/i;

/** Letters may be written by their codes, and stand between formats and groups. */
const plainText = (rtf: string): string =>
  rtf
    .replace(/\\'([0-9a-f]{2})/gi, (_letter, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\u(-?\d{1,5}) ?\??/g, (_letter, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\([\\{}])|\\[a-z]{1,32}-?\d{0,10} ?|\\\*|[{}\r\n]/gi, (_all, sign = '') => sign);

const maxArgumentLength = 1000;
/** What stands behind each of these words, up to `end`. */
const argumentsOf = (text: string, word: RegExp, end: RegExp): string[] =>
  text
    .split(word)
    .slice(1)
    .map((rest) => plainText(rest.slice(0, maxArgumentLength).split(end, 1)[0] ?? ''));

/** Whether a text in RTF holds objects, which may be programs. */
export const hasRtfObjects = (bytes: Buffer): Promise<boolean> => someWindow(bytes, (text) => objects.test(text));

/** Whether it fetches its template from elsewhere, or data from another program. */
export const isRemoteRtf = (bytes: Buffer): Promise<boolean> =>
  someWindow(
    bytes,
    (text) =>
      argumentsOf(text, template, /[{}]/).some((target) => !isLocalTarget(target)) ||
      argumentsOf(text, instruction, /\\fldrslt/i).some(isDdeField),
  );
