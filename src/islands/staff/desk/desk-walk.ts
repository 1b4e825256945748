/** Where an entry stands in the list, and the ways from it. */
export interface DeskWalk {
  /** `3 von 27`; nothing for an entry that is not in the list. */
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onBack: () => void;
}
