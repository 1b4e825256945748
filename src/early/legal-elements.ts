/** A legal text that counts has taken the place of the one that was built; its detail is the server's answer. */
export const legalTextEvent = 'legal-text';

export function element<K extends keyof HTMLElementTagNameMap>(tag: K, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** `Version 2027-01-01, gültig ab 1. Januar 2027`: versions are days. */
export function dayOfVersion(words = '', version: string): string {
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'de-DE';
  const day = new Date(`${version}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.replace('{version}', version).replace('{day}', day);
}
