import { atom, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { OpenPoint, SectionProgress } from '#domain/form/section-progress.ts';

/** Where a section that is a table puts what it needs around it (`createPortal`). */
interface SectionSlots {
  /** Beside the button of the sections. */
  readonly tools: HTMLElement | null;
  /** At the start of the bar, in place of price and missing answers. */
  readonly bar: HTMLElement | null;
}

/** Where the head that phones have of their own says whether the input is saved. */
export const $headSlot = atom<HTMLElement | null>(null);

/** What the parts of a long form share. */
export interface LongFormScope {
  $progress: ReadableAtom<readonly SectionProgress[]>;
  /** The section that is shown. */
  section: string;
  title: (section: string) => string;
  show: (section: string) => void;
  hrefOf: (section: string) => string;
  /** Leads to a field, whichever section it is in. */
  lead: (point: Pick<OpenPoint, 'section' | 'path'>) => void;
  slots: SectionSlots;
  /** It was sent before: what is complete goes without saying. */
  isRecord?: boolean;
}

export const LongFormContext = createContext<LongFormScope | undefined>(undefined);

export function useLongFormScope(): LongFormScope {
  const scope = useContext(LongFormContext);
  if (!scope) throw new Error('A part of a long form stands outside of it');
  return scope;
}

/** Sections that require answers; the others are voluntary. */
export const isDemanded = ({ progress }: SectionProgress): boolean => progress !== 'optional' && progress !== 'info';
