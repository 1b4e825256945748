/** The first VA-ID in a text. */
export const vaIdIn = (raw: string): string | undefined => /DEU\.[A-Z0-9]{2,6}\.V[A-Z]?\d{8,9}/.exec(raw)?.[0];

/** The first carrier that a text names beside our own. */
export const carrierIn = (raw: string, own: string): string | undefined =>
  [...raw.matchAll(/DEU\.[A-Z0-9]{2,6}/g)].map(([code]) => code).find((code) => code !== own);
