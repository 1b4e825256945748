import * as z from 'zod/mini';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { followUpMail, leadOfferedMail } from '#server/mail/lead-mails.ts';
import { action } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import type { CustomerData } from './customer-data.ts';

export function customerDue({ notify, followUpDate }: CustomerData): DueTime[] {
  return [
    ...(notify?.isUntold ? [{ at: 0, action: 'notifyLead' }] : []),
    // Before the day's work begins.
    ...(notify?.followUp && followUpDate
      ? [{ at: berlinMoment(`${followUpDate} 07:00`), action: 'notifyFollowUp' }]
      : []),
  ];
}

/** The partner's people learn of a lead, however it came to them. */
const notifyLead = action({
  input: z.object({ _action: z.literal('notifyLead') }),
  internal: true,
  run: async (customer: CustomerData, _input, { sellers }) => {
    const { isUntold: _done, ...notify } = customer.notify ?? {};
    const note = customer.lead?.findLast(({ state }) => state === 'offered')?.reason;
    const recipients = customer.leadState === 'offered' ? await sellers() : [];
    return {
      data: { ...customer, notify },
      isHidden: true,
      mail: ({ link }) =>
        recipients.map((recipient) => leadOfferedMail({ recipient, link, customer: customerName(customer), note })),
    };
  },
});

const notifyFollowUp = action({
  input: z.object({ _action: z.literal('notifyFollowUp') }),
  internal: true,
  run: (customer: CustomerData) => {
    const { followUp: recipient = '', ...notify } = customer.notify ?? {};
    const date = customer.followUpDate ?? '';
    return {
      data: { ...customer, notify },
      isHidden: true,
      activity: 'followUp.due',
      mail: ({ link }) => followUpMail({ recipient, link, customer: customerName(customer), date }),
    };
  },
});

export const customerDueActions = { notifyLead, notifyFollowUp } as const;
