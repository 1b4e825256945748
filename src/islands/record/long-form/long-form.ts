import type { ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { OpenPoint, SectionProgress } from '#domain/form/section-progress.ts';

/** What the parts of a long form share. */
export interface LongFormScope {
  $progress: ReadableAtom<readonly SectionProgress[]>;
  /** The section that is shown. */
  section: string;
  title: (section: string) => string;
  show: (section: string) => void;
  hrefOf: (section: string) => string;
  /** Leads to a field, whichever section it is in. */
  lead: (point: OpenPoint) => void;
}

export const LongFormContext = createContext<LongFormScope | undefined>(undefined);

export function useLongFormScope(): LongFormScope {
  const scope = useContext(LongFormContext);
  if (!scope) throw new Error('A part of a long form stands outside of it');
  return scope;
}
