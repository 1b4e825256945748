/** Under which products are offered, in the order of the page; the catalogue may have others. */
export const productGroups = ['voice', 'internet', 'cloud', 'mobile'] as const;
