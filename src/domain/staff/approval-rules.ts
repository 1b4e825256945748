import type { ApprovalAction, ApprovalState } from '#contract/staff/approvals.ts';

/** Days after which something prepared lapses. */
export const approvalDays = 14;
const dayMs = 86_400_000;

export const approvalEnd = (prepared: number): number => prepared + approvalDays * dayMs;

/** Nothing runs at the end of the time: what is over says so when it is read. */
export const approvalStateAt = (state: ApprovalState, expires: number, now: number): ApprovalState =>
  state === 'prepared' && expires <= now ? 'expired' : state;

export const stateAfter = { release: 'released', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  ApprovalAction,
  ApprovalState
>;

export type ApprovalObstacle = 'decided' | 'ownApproval' | 'aboutYourself' | 'notPreparer';

interface Decision {
  readonly state: ApprovalState;
  readonly preparedBy: string;
  /** The user or foundation that it changes. */
  readonly subject: string;
  readonly actor: string;
  readonly action: ApprovalAction;
}

/** Four eyes: another person releases or refuses; only the person who prepared it withdraws it. */
export function approvalObstacle({
  state,
  preparedBy,
  subject,
  actor,
  action,
}: Decision): ApprovalObstacle | undefined {
  if (state !== 'prepared') return 'decided';
  if (action === 'withdraw') return preparedBy === actor ? undefined : 'notPreparer';
  if (preparedBy === actor) return 'ownApproval';
  return subject === actor ? 'aboutYourself' : undefined;
}
