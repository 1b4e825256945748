/** Made when first asked for: what holds a screen back is not to come with its scripts. */
let collator: Intl.Collator | undefined;

/** Names as people order them: rechnung-2 before rechnung-10, Ä beside A. */
export function naturalOrder(a: string, b: string): number {
  collator ??= new Intl.Collator('de', { numeric: true });
  return collator.compare(a, b);
}
