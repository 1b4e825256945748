import type { LeakedPasswords } from './leaked-passwords.ts';

/** Key of a `validation` text. */
type PasswordFault = 'passwordLeaked' | 'passwordObvious';

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Folded; what a guesser puts together with a year first of all. */
const usual = list(`
  passwort password kennwort losung geheim secret login anmeldung admin administrator benutzer user test demo start
  willkommen welcome hallo hello default changeme letmein partnerportal partner portal etc gnc vertrieb distribution
  fruhling fruhjahr fruehling fruehjahr sommer herbst winter spring summer autumn fall ostern weihnachten advent
  januar februar marz maerz april mai juni juli august september oktober november dezember
  january february march may june july october december
  montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
  gmbh
`);
const rows = list(`
  abcdefghijklmnopqrstuvwxyz 01234567890 qwertzuiop qwertyuiop azertyuiop asdfghjkl yxcvbnm zxcvbnm wxcvbn
  1q2w3e4r5t6z7u8i9o0p 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5z6u7i8o9p0 q1w2e3r4t5y6u7i8o9p0 1qay2wsx3edc4rfv5tgb 1qaz2wsx3edc4rfv5tgb
  !"§$%&/()= !@#$%^&*()
`).flatMap((row) => [row, [...row].reverse().join('')]);
const shortestRun = 4;
/** A part of so many characters that is repeated, and so few different ones, are soon tried out too. */
const maxRepeatedLength = 7;
const maxFewCharacters = 4;
/** The minimum of unguessable characters: a password with fewer is quickly found by trial. */
const fewLetters = 2;
const fewDigits = 6;

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '€': 'e',
};
const unmasked = (text: string, one: string): string =>
  text.replace(/[0345789@$€1!|]/g, (char) => lookAlikes[char] ?? (char === '9' ? 'g' : one));

interface Reading {
  readonly text: string;
  /** What was put before or behind it. */
  readonly beside: string;
}

/** The password as it stands, and read with letters in place of what looks like them, without what was put before or behind. */
function readings(folded: string): Reading[] {
  const stem = folded.replace(/[^a-z\P{ASCII}]+$/u, '');
  const behind = folded.slice(stem.length);
  const core = stem.replace(/^[^a-z\P{ASCII}]+/u, '');
  const cores = [
    { text: stem, beside: behind },
    { text: core, beside: `${stem.slice(0, stem.length - core.length)} ${behind}` },
  ];
  const unmaskedCores = cores.flatMap(({ text, beside }) =>
    ['i', 'l'].flatMap((one) => {
      const letters = unmasked(text, one);
      return [letters, letters.replace(/[^a-z\P{ASCII}]/gu, '')].map((reading) => ({ text: reading, beside }));
    }),
  );
  return [{ text: folded, beside: '' }, ...unmaskedCores];
}

/** Puts a space in place of characters that follow each other on a keyboard, in the alphabet or as one and the same. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (end < text.length && rows.some((row) => row.includes(text.slice(at, end + 1)))) end += 1;
    const same = /^(.)\1*/su.exec(text.slice(at))?.[0].length ?? 1;
    const length = Math.max(end - at, same);
    rest += length >= shortestRun ? ' ' : text.slice(at, at + length);
    at += length;
  }
  return rest;
}

/** Letters of other scripts and pictures are as hard to guess as Latin ones. */
const lettersOf = (text: string): string[] => text.match(/[a-z\P{ASCII}]+/gu) ?? [];
const withoutYears = (text: string): string => text.replace(/(?<!\d)(?:(?:19|20)\d\d)+(?!\d)/g, ' ');
const isLeakedWord = (word: string, leaked: LeakedPasswords): boolean =>
  leaked.has(word) || leaked.has(word.replace(/^(.+?)\1+$/, '$1'));

/** Nothing but a short part again and again, or very few different characters. */
function isRepetition(folded: string): boolean {
  const [, part] = /^(.+?)\1+$/su.exec(folded) ?? [];
  return (part !== undefined && [...part].length <= maxRepeatedLength) || new Set(folded).size <= maxFewCharacters;
}

/** `rest`: what is left of a reading after its known words. */
function faultOf(reading: Reading, rest: string, leaked: LeakedPasswords): PasswordFault | undefined {
  const left = withoutYears(rest);
  const [word = '', ...more] = [...new Set(lettersOf(left))];
  const isLeaked = more.length === 0 && isLeakedWord(word, leaked);
  const letters = isLeaked ? 0 : lettersOf(left).join('').length;
  const digits = `${left}${withoutYears(withoutRuns(reading.beside))}`.replace(/\D/g, '').length;
  if (letters > fewLetters || digits > fewDigits) return undefined;
  if (isLeaked) return 'passwordLeaked';
  return left === reading.text ? undefined : 'passwordObvious';
}

/** Texts and the parts between other characters, as users type them. */
function wordsIn(texts: readonly string[]): string[] {
  const folded = texts.flatMap((text) => {
    const plain = text.toLowerCase();
    return [fold(plain), fold(plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))];
  });
  const parts = folded.flatMap((text) => [text.replace(/[^a-z\d]/g, ''), ...text.split(/[^a-z\d]+/)]);
  return parts.filter((part) => part.length >= 3);
}

/**
 * Why a password is among the first that are tried: it is known from leaks, or nothing but usual words, what is known of
 * its user, years, rows of keys, repetitions and a few digits. `about`: names, user ID, mail address, companies.
 */
export function guessableFault(
  password: string,
  about: readonly string[],
  leaked: LeakedPasswords,
): PasswordFault | undefined {
  const folded = fold(password);
  const bare = folded.replace(/[^a-z\d\P{ASCII}]+$/u, '');
  if (leaked.has(folded) || leaked.has(bare)) return 'passwordLeaked';
  if (isRepetition(folded)) return 'passwordObvious';
  const words = [...wordsIn(about), ...usual].sort((a, b) => b.length - a.length);
  const knownWords = new RegExp(words.join('|'), 'g');
  const faults = readings(folded).flatMap((reading) => {
    const rest = reading.text.replace(knownWords, ' ');
    const rests = [reading.text, withoutRuns(reading.text), rest, withoutRuns(rest)];
    return rests.map((one) => faultOf(reading, one, leaked));
  });
  return faults.find((fault) => fault === 'passwordLeaked') ?? faults.find((fault) => fault !== undefined);
}
