const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The code of something new from its German name: `Flatrate Europa +` is `flatrateEuropa`; a number is added where it is taken. */
export function entryKeyOf(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
  const joined = words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
  const base = (/^[a-z]/.test(joined) ? joined : `x${joined}`).slice(0, 34).padEnd(2, 'x');
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}${number}`;
  return key;
}
