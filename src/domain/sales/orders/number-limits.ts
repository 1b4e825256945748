/** From how many voice channels on how many numbers may be assigned (`docs/domain/order-forms.md#number-limits`). */
const limits: readonly (readonly [channels: number, numbers: number])[] = [
  [120, 4000],
  [90, 3000],
  [60, 1000],
  [30, 500],
  [10, 300],
  [8, 100],
  [6, 70],
  [4, 30],
  [2, 11],
  [1, 10],
];

/** Without a count of channels; more need the certificate of the Bundesnetzagentur. */
export const limitWithoutChannels = 100;
/** A line without direct dialling has no more. */
export const maxSingles = 10;

export const numberLimit = (channels: number): number =>
  limits.find(([from]) => channels >= from)?.[1] ?? limitWithoutChannels;

/** Upload in Mbit/s that so many calls at once take: a tenth each. */
export const uploadOf = (channels: number): number => channels / 10;
