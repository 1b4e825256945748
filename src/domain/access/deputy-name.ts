const links = {
  deputy: { de: ' in Vertretung für ', en: ' on behalf of ' },
  view: { de: ' in der Ansicht von ', en: ' seeing the portal as ' },
} as const;

/** How histories name somebody who acts for another: with both names. */
export const deputyName = (deputy: string, absent: string): string => `${deputy}${links.deputy.de}${absent}`;

/** How the audit log names an employee who sees the portal as a user. */
export const viewerName = (employee: string, user: string): string => `${employee}${links.view.de}${user}`;

/** The same in the reader's language. */
export const shownName = (name: string, locale: 'de' | 'en'): string =>
  locale === 'en' ? Object.values(links).reduce((shown, { de, en }) => shown.replace(de, en), name) : name;
