/** Bandwidths that are ordered, the slowest first. */
export const bandwidths = ['dsl16', 'vdsl50', 'vdsl100', 'vdsl175', 'vdsl250'] as const;
export type Bandwidth = (typeof bandwidths)[number];

const download: Record<Bandwidth, number> = {
  dsl16: 16,
  vdsl50: 50,
  vdsl100: 100,
  vdsl175: 175,
  vdsl250: 250,
};

/** Mbit/s that a bandwidth needs; 0 where none is chosen. */
export const downloadOf = (bandwidth: unknown): number => download[bandwidth as Bandwidth] ?? 0;

/** Bandwidths that a line of this rate (Mbit/s) carries. */
export const bandwidthsUpTo = (rate: number): readonly Bandwidth[] => bandwidths.filter((one) => download[one] <= rate);
