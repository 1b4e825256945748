const links = {
  deputy: { de: ' in Vertretung für ', en: ' on behalf of ' },
  view: { de: ' in der Ansicht von ', en: ' seeing the portal as ' },
} as const;

/** How histories name a user who acts for another one: with both names. */
export const deputyName = (deputy: string, absent: string): string => `${deputy}${links.deputy.de}${absent}`;

/** How the audit log names an employee who sees the portal as a user. */
export const viewerName = (employee: string, user: string): string => `${employee}${links.view.de}${user}`;

/** The same in the reader's language. */
export const shownName = (name: string, locale: 'de' | 'en'): string =>
  locale === 'en' ? Object.values(links).reduce((text, { de, en }) => text.replace(de, en), name) : name;
