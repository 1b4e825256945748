import type { ChangeRequestData } from '#contract/profile/change-request.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';

type RequestStep = SubmissionStep<
  'submitted' | 'review' | 'second' | 'approved' | 'effective' | 'rejected' | 'withdrawn'
>;

type Sent = Pick<ChangeRequestData, 'state' | 'decisions' | 'needsTwo' | 'effectiveOn' | 'effectiveAt'>;

/** What happens to a request for a change after it was sent; two approvals are two steps. */
export function requestSteps(
  request: Sent,
  { created, modified }: { created: number; modified: number },
): RequestStep[] {
  const { state, decisions, needsTwo, effectiveOn, effectiveAt } = request;
  const submitted: RequestStep = { name: 'submitted', state: 'done', at: created };
  if (state === 'rejected' || state === 'withdrawn')
    return [
      submitted,
      { name: state, state: 'done', at: decisions.findLast(({ approve }) => !approve)?.at ?? modified },
    ];
  const approvals = decisions.filter(({ approve }) => approve);
  const isApproved = state === 'approved' || state === 'effective';
  const [first, second] = approvals;
  return [
    submitted,
    first || isApproved ? { name: 'approved', state: 'done', at: first?.at } : { name: 'review', state: 'current' },
    ...(needsTwo
      ? [
          {
            name: 'second' as const,
            state: isApproved ? ('done' as const) : first ? ('current' as const) : ('open' as const),
            at: second?.at,
          },
        ]
      : []),
    {
      name: 'effective',
      ...(state === 'effective'
        ? { state: 'done', at: effectiveAt }
        : { state: isApproved ? 'current' : 'open', on: effectiveOn }),
    },
  ];
}
