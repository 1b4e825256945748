const pairs = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' } as const;

/** The same text with umlauts where two letters stand for them: `stoerung` as `störung`. */
export const withUmlauts = (text: string): string =>
  text.toLowerCase().replace(/ae|oe|(?<![aeq])ue|ss/g, (pair) => pairs[pair as keyof typeof pairs]);
