/** A name without what is written differently each time: case, umlauts, accents, hyphens. */
export const plainPerson = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const letters: Readonly<Record<string, string>> = {
  a: '(?:ae|ä|[aàáâã])',
  o: '(?:oe|ö|[oòóôõ])',
  u: '(?:ue|ü|[uùúû])',
  e: '[eèéêë]',
  i: '[iìíîï]',
  c: '[cç]',
  n: '[nñ]',
  ' ': '[\\s-]+',
};
const written = (name: string): string =>
  [...plainPerson(name)]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replaceAll('ss', '(?:ss|ß)');

/** Finds the whole name in a text, in either order; never as a part of a longer word. */
export function mentionOf({ firstName, lastName }: Name): RegExp {
  const [first, last] = [written(firstName), written(lastName)];
  return new RegExp(`(?<![\\p{L}-])(?:${first}\\s+${last}|${last},?\\s+${first})(?![\\p{L}-])`, 'giu');
}

/** The same person by name alone; a second first name that one of them lacks does not part them. */
export function isSameName(one: Name, other: Partial<Name>): boolean {
  if (plainPerson(one.lastName) !== plainPerson(other.lastName ?? '')) return false;
  const [a, b] = [plainPerson(one.firstName), plainPerson(other.firstName ?? '')];
  return a === b || (a !== '' && b !== '' && (a.startsWith(`${b} `) || b.startsWith(`${a} `)));
}

/** Digits of a telephone number as it is dialled at home, however it is written. */
export const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?49(?=[1-9])/, '0');
