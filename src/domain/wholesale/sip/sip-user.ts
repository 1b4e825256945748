/** Of every account; chosen by the portal. */
export const sipUserPattern = /^[A-Za-z0-9._-]{6,32}$/;

/** `w4100123-01`: the customer's number, and which of its accounts it is. */
export const sipUserOf = (customerNumber: string, n: number): string =>
  `w${customerNumber}-${String(n).padStart(2, '0')}`;
