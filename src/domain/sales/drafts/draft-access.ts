import { type DraftState, isWritable } from '#contract/sales/draft.ts';

/** Why a draft is read-only at the moment. */
export type ReadOnlyReason = 'archived' | 'expired' | 'submitting' | 'submitted' | 'locked';

interface DraftView {
  readonly archived: boolean;
  readonly lock?: { readonly own: boolean } | undefined;
  readonly data: { readonly state: DraftState };
}

/** `docs/domain/drafts.md#states`: undefined where it can be written. */
export function readOnlyReason({ archived, lock, data: { state } }: DraftView): ReadOnlyReason | undefined {
  if (!isWritable(state)) return state as Exclude<DraftState, 'open' | 'complete'>;
  if (archived) return 'archived';
  return lock && !lock.own ? 'locked' : undefined;
}

/** Drafts that became an order stay in the archive. */
export const mayRestore = ({ archived, data: { state } }: DraftView): boolean => archived && state !== 'submitted';
