const particle = /^(?:v[ao]n|vom|zu[mr]?|de[rnslm]?|d[aiou]s?|l[ae]|te[rn]|al|el|ben|bin|und|of|y)$/i;

/**
 * First name and surname out of a name as it is shown. `Sommer, Petra` says where the border is; else the last word is
 * the surname, with the particles before it (`von der Heide`). Titles stay before the first name; a single word is a surname.
 */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [last, first] = fullName.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last ?? '' };
  const words = (last ?? '').split(/\s+/).filter(Boolean);
  let border = words.length - 1;
  while (border > 1 && particle.test(words[border - 1] ?? '')) border -= 1;
  return { firstName: words.slice(0, border).join(' '), lastName: words.slice(Math.max(border, 0)).join(' ') };
}
