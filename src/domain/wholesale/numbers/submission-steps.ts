import type { ProcessData } from '#contract/wholesale/process.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';

type NumberStep = SubmissionStep<'assigned' | 'proof' | 'active' | 'failed' | 'cancelled'>;

type Order = Pick<ProcessData, 'state' | 'startedAt' | 'dueAt' | 'finishedAt' | 'steps'>;

/** What happens to numbers after they were ordered; they belong to the customer at once. */
export function numberSteps({ state, startedAt, dueAt, finishedAt, steps }: Order): NumberStep[] {
  const assigned: NumberStep = { name: 'assigned', state: 'done', at: startedAt };
  if (state === 'cancelled' || state === 'failed')
    return [assigned, { name: state, state: state === 'failed' ? 'current' : 'done', at: finishedAt }];
  const proof = steps.find(({ name }) => name === 'proofChecked');
  const activation = steps.find(({ name }) => name === 'activated');
  const activeAt = activation?.state === 'done' ? (activation.at ?? finishedAt) : undefined;
  const isProofOpen = proof !== undefined && proof.state !== 'done';
  return [
    assigned,
    {
      name: 'active',
      ...(activeAt === undefined
        ? { state: isProofOpen ? 'open' : 'current', on: dueAt === undefined ? undefined : berlinDay(dueAt) }
        : { state: 'done', at: activeAt }),
    },
    ...(proof
      ? [{ name: 'proof' as const, state: isProofOpen ? ('current' as const) : ('done' as const), at: proof.at }]
      : []),
  ];
}
