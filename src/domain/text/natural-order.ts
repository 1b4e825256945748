/** Names as people order them: rechnung-2 before rechnung-10, Ä beside A. */
export const naturalOrder: (a: string, b: string) => number = new Intl.Collator('de', { numeric: true }).compare;
