import { actionOf } from '#contract/record-actions.ts';
import { availabilityAnswer, availabilityQuestion } from '#contract/sales/availability.ts';
import type { DraftData } from '#contract/sales/draft.ts';
import { answersOfCheck } from '#domain/sales/availability/check-result.ts';
import { addressText } from '#domain/sales/availability/line-address.ts';
import { noticeMail } from '#server/mail/notification-mails.ts';
import { action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { withProgress } from './draft-data.ts';

const notWaiting = 'Diese Prüfung wartet nicht mehr auf ein Ergebnis.';

/** A check that no system makes becomes work of the employees; the server alone says for which address. */
const askAvailability = action({
  input: actionOf('askAvailability', availabilityQuestion),
  whileLocked: true,
  run: async (draft: DraftData, { checkId }, at) => {
    const check = await at.lineChecks.find(checkId);
    if (!check || check.checkedAt !== undefined) throw new RuleViolation(notWaiting);
    const { address } = check;
    const { email: notify } = at.by;
    return {
      data: { ...draft, availabilityRequest: { checkId, at: at.now, address, ...(notify && { notify }) } },
      activity: 'record.updated',
      text: translate('draft.lineAsked', { address: addressText(address) }),
    };
  },
});

/** What an employee found out stands in the draft, and the one who asked is told. */
const answerAvailability = action({
  input: actionOf('answerAvailability', availabilityAnswer.shape),
  whileLocked: true,
  run: async (draft: DraftData, { checkId, technologies, number }, at) => {
    const { availabilityRequest, ...rest } = draft;
    const isAwaited = availabilityRequest?.checkId === checkId;
    const check = isAwaited ? await at.lineChecks.answer({ checkId, technologies, number }) : undefined;
    if (!check || !availabilityRequest) throw new RuleViolation(notWaiting);
    const { notify } = availabilityRequest;
    const address = addressText(check.address);
    const answered = { ...rest, availability: answersOfCheck(check, draft['bandwidth']) } as DraftData;
    const customer = draft.customerName ? `${draft.customerName}: ` : '';
    return {
      data: withProgress(answered, at),
      activity: 'record.updated',
      text: translate('draft.lineChecked', { address }),
      ...(notify && {
        mail: ({ link }) =>
          noticeMail({
            ...{ recipient: notify, event: 'request', link },
            title: {
              de: `${customer}Verfügbarkeit geprüft für ${address}`,
              en: `${customer}Availability checked for ${address}`,
            },
          }),
      }),
    };
  },
});

export const draftAvailabilityActions = { askAvailability, answerAvailability } as const;
