/** A sentence that each reader reads in his own language: a key of the texts `events`, its values, and why, in somebody's own words or as another sentence. */
export interface EventText {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly reason?: string | undefined;
  readonly because?: EventText | undefined;
}
