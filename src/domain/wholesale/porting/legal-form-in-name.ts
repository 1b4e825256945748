/** Legal forms as companies write them at the end of their names, longer ones before those that they contain. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['GMBH_CO_KG', /\bg?gmbh\s*&\s*co\.?\s*kg\b/],
  ['UG_CO_KG', /\bug(\s*\(haftungsbeschränkt\))?\s*&\s*co\.?\s*kg\b/],
  ['PARTG_MBB', /\b(partg\s*)?mbb\b/],
  ['UG', /\bug(\s*\(haftungsbeschränkt\)|\b)/],
  ['GGMBH', /\bggmbh\b/],
  ['GMBH', /\bgmbh\b|\bgesellschaft mit beschränkter haftung\b/],
  ['KGAA', /\bkgaa\b/],
  ['PARTG', /\bpartg\b/],
  ['EGBR', /\begbr\b/],
  ['GBR', /\bgbr\b/],
  ['OHG', /\bohg\b/],
  ['KG', /\bkg\b/],
  ['AG', /\bag\b|\baktiengesellschaft\b/],
  ['SE', /\bse\b/],
  ['KDOER', /\b(a|k|kd)ör\b/],
  ['EG', /\be\.?\s?g\.?(?=\s|$)/],
  ['EV', /\be\.?\s?v\.?(?=\s|$)/],
  ['EK', /\be\.?\s?k(fm|fr)?\.?(?=\s|$)/],
];

/** Company names as they are compared: one case, one kind of blank. */
export const plainCompany = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The legal form that a name states, by its code; undefined where it states none. */
export const legalFormIn = (name: string): string | undefined =>
  forms.find(([, pattern]) => pattern.test(plainCompany(name)))?.[0];

/** A name without its legal form, in letters and digits alone. */
export function companyCore(name: string): string {
  const plain = plainCompany(name);
  const legalForm = forms.find(([, pattern]) => pattern.test(plain));
  return (legalForm ? plain.replace(legalForm[1], '') : plain).replace(/[^\p{L}\d]/gu, '');
}
