/** A phone number in text that stays in one line; one with a hyphen, at which browsers break too, stays as it is. */
export const unbroken = (number: string): string => (number.includes('-') ? number : number.replaceAll(' ', '\u00a0'));
