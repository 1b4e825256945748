/** `M{customerNumber}-{nn}`. */
export const mandateReferenceOf = (customerNumber: string, nth: number): string =>
  `M${customerNumber}-${String(nth).padStart(2, '0')}`;
