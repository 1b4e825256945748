import * as z from 'zod/mini';
import {
  type ChangeRequestData,
  type RequestState,
  type RequestType,
  requestActions,
  requestStates,
} from '#contract/profile/change-request.ts';
import { applyChange, approvalsNeeded, oldAddresses } from '#domain/profile/apply-change.ts';
import { type RequestEvent, requestMoves } from '#domain/profile/request-states.ts';
import { invalidFields } from '#server/core/errors.ts';
import { changedMail, requestDecidedMail } from '#server/mail/profile-mails.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action, type Change, RuleViolation } from '#server/records/engine/definition/action.ts';
import { becomes, type StateTable } from '#server/records/engine/definition/states.ts';
import { checkStands, findOrganisation, organisationType } from './organisations.ts';
import { voEffect, withVo } from './vo-change.ts';

const decided = 'Über diesen Antrag ist schon entschieden.';
const otherwise: Record<RequestEvent, string> = {
  review: 'Dieser Antrag ist schon in Prüfung oder entschieden.',
  approve: decided,
  refuse: decided,
  withdraw: 'Dieser Antrag ist schon wirksam oder abgeschlossen und kann nicht mehr zurückgezogen werden.',
  takeEffect: decided,
  giveUp: decided,
};
const byEmployees: readonly RequestEvent[] = ['review', 'approve', 'refuse'];

const isApprovedByAll = (data: Record<string, unknown>): boolean => {
  const { approvedBy = [], needsTwo } = data as unknown as ChangeRequestData;
  return approvedBy.length >= approvalsNeeded({ needsTwo });
};

export const requestStateTable: StateTable<RequestState> = {
  states: requestStates,
  field: 'state',
  events: Object.fromEntries(
    Object.entries(requestMoves).map(([event, { to, from }]) => [
      event,
      {
        moves: becomes<RequestState>(to, ...from),
        otherwise: otherwise[event as RequestEvent],
        ...(byEmployees.includes(event as RequestEvent) && { by: employee }),
      },
    ]),
  ),
  // The first of two approvals leaves it in review.
  settle: (data, to) => (to === 'approved' && !isApprovedByAll(data) ? 'inReview' : to),
};

/** To the user who sent the request, if there is an address. */
const createDecisionMail = (
  { requestedBy, effectiveOn, vo }: ChangeRequestData,
  decision: 'approved' | 'rejected' | 'effective',
  reason?: string,
): Change<ChangeRequestData>['mail'] => {
  const { email: recipient } = requestedBy;
  return recipient
    ? ({ number, link }) => requestDecidedMail({ recipient, number, link, decision, effectiveOn, reason, vo })
    : undefined;
};

function approved(request: ChangeRequestData, at: ActionContext, reason: string | undefined): ChangeRequestData {
  const { approvedBy = [], requestedBy, decisions } = request;
  if (requestedBy.id === at.by.id) throw new RuleViolation('Über den eigenen Antrag entscheidet jemand anderes.');
  if (approvedBy.includes(at.by.id))
    throw new RuleViolation('Sie haben diesen Antrag schon freigegeben. Die zweite Freigabe erteilt jemand anderes.');
  const decision = { by: at.by.name, at: at.now, approve: true, ...(reason && { reason }) };
  return { ...request, approvedBy: [...approvedBy, at.by.id], decisions: [...decisions, decision] };
}

const rejected = (request: ChangeRequestData, { by, now }: ActionContext, reason: string): ChangeRequestData => ({
  ...request,
  decisions: [...request.decisions, { by: by.name, at: now, approve: false, reason }],
});

const internal = <const Name extends string>(name: Name) => ({
  input: z.object({ _action: z.literal(name) }),
  internal: true as const,
});

/** What is done to a request of a type, by people and by the clock. */
export function decisionsOf(type: RequestType) {
  const review = action({
    input: requestActions.review,
    run: (data: ChangeRequestData) => ({ data, activity: 'request.inReview' }),
  });

  const decide = action({
    input: requestActions.decide,
    event: ({ approve }) => (approve ? 'approve' : 'refuse'),
    run: async (request: ChangeRequestData, { approve, reason, vo }, at) => {
      if (!approve) {
        if (!reason) throw invalidFields({ reason: 'required' });
        return {
          data: rejected(request, at, reason),
          activity: 'request.rejected',
          text: reason,
          mail: createDecisionMail(request, 'rejected', reason),
        };
      }
      checkStands(type, request.values, (await findOrganisation(at)).data);
      const data = approved(await withVo(type, request, vo, at), at, reason);
      const isLast = isApprovedByAll(data);
      return {
        data,
        activity: isLast ? 'request.approved' : 'request.firstApproval',
        text: reason,
        mail: isLast ? createDecisionMail(data, 'approved', reason) : undefined,
      };
    },
  });

  const withdraw = action({
    input: requestActions.withdraw,
    run: (data: ChangeRequestData, _input, { by }) => {
      if (by.staff && by.id !== data.requestedBy.id)
        throw new RuleViolation('Einen Antrag zieht der Partner zurück; Sie können ihn ablehnen.');
      return { data, activity: 'request.withdrawn' };
    },
  });

  const takeEffect = action({
    ...internal('takeEffect'),
    run: async (request: ChangeRequestData, _input, at) => {
      const { id, data: organisation } = await findOrganisation(at);
      const { values } = request;
      checkStands(type, values, organisation);
      const mailed = createDecisionMail(request, 'effective');
      const before = oldAddresses(type, values, organisation);
      const { creates = [], changes = [] } = await voEffect(type, request, at);
      const change: Change<ChangeRequestData> = {
        data: { ...request, effectiveAt: at.now },
        activity: 'profile.changed',
        mail: (record) => [
          ...[mailed?.(record) ?? []].flat(),
          ...before.map((recipient) => changedMail({ recipient, ...record })),
        ],
      };
      if (id)
        return {
          ...change,
          creates,
          changes: [...changes, { id, action: 'change', input: { _action: 'change', request: type, values } }],
        };
      const data = { ...applyChange(type, organisation, values, at.newId()) };
      const companyName = organisation.companyName || (await at.foundation());
      return {
        ...change,
        changes,
        creates: [
          ...creates,
          { type: organisationType, id: at.newId(), data: { ...data, companyName: data.companyName || companyName } },
        ],
      };
    },
  });

  /** What cannot be done any more on its day is refused, with the reason that a person would give. */
  const giveUp = action({
    ...internal('giveUp'),
    run: async (request: ChangeRequestData, _input, at) => {
      const reason = await whyNot(type, request, at);
      return {
        data: rejected(request, at, reason),
        activity: 'request.rejected',
        text: reason,
        mail: createDecisionMail(request, 'rejected', reason),
      };
    },
  });

  return { review, decide, withdraw, takeEffect, giveUp } as const;
}

async function whyNot(type: RequestType, request: ChangeRequestData, at: ActionContext): Promise<string> {
  try {
    await voEffect(type, request, at);
    checkStands(type, request.values, (await findOrganisation(at)).data);
  } catch (error) {
    if (error instanceof RuleViolation) return error.message;
    throw error;
  }
  return 'Die Änderung ist nicht mehr möglich.';
}
