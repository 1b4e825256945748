/**
 * The language of a text on a page in another one, so that screen readers speak it rightly. `german` are the paths of an
 * entry's texts that have no translation, such as `title` or `phone1`, with all that is in them.
 */
export const langOf = (german: readonly string[], path: string): { lang?: 'de' } =>
  german.some((part) => path === part || path.startsWith(`${part}.`)) ? { lang: 'de' } : {};
