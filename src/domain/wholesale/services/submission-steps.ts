import type { ServiceData } from '#contract/wholesale/service.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';

type ServiceStep = SubmissionStep<'ordered' | 'failed' | 'begin' | 'term' | 'until' | 'withdrawn'>;

type Sent = Pick<ServiceData, 'state' | 'begin' | 'termEnd' | 'until' | 'failed'>;

/** What happens to a service after it was ordered, with its days. */
export function serviceSteps({ state, begin, termEnd, until, failed }: Sent, created: number): ServiceStep[] {
  const ordered: ServiceStep = { name: 'ordered', state: 'done', at: created };
  const hasBegun = state === 'active' || state === 'cancelled' || (until !== undefined && until > begin);
  if (state === 'ended' && !hasBegun) return [ordered, { name: 'withdrawn', state: 'done', on: until }];
  if (failed) return [ordered, { name: 'failed', state: 'current' }];
  return [
    ordered,
    { name: 'begin', state: hasBegun ? 'done' : 'current', on: begin },
    ...(until === undefined
      ? termEnd === undefined
        ? []
        : [{ name: 'term' as const, state: 'open' as const, on: termEnd }]
      : [{ name: 'until' as const, state: state === 'ended' ? ('done' as const) : ('open' as const), on: until }]),
  ];
}
