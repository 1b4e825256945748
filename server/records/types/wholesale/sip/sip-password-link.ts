import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type SipData, sipAccount } from '#contract/wholesale/sip-account.ts';
import { invalidFields } from '#server/core/errors.ts';
import { sipLinkMail, sipPasswordMail } from '#server/mail/sip-mails.ts';
import { type ActionContext, action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { recordLinkToken } from '#server/session/record-link.ts';
import { withNewPassword } from './sip-password.ts';

/** How long (ms) a link works: over a weekend. */
const lifetime = 72 * 3_600_000;
/** Prevents mass mails to strangers in the name of the portal: 20 at once, and one more each ten minutes. */
const perUser = { most: 20, every: 10 * 60_000 };

async function technicianOf({ customerId }: SipData, { look }: ActionContext): Promise<string | undefined> {
  const customer = await look.find('ws.customer', customerId);
  return (customer?.data['contactTech'] as { email?: string } | undefined)?.email;
}

/** The password is made when the link is used, so that until then there is none to keep or to read in a mail. */
const sendPasswordLink = action({
  input: sipAccount.actions.sendPasswordLink,
  run: async (account: SipData, { email }, at, { id }) => {
    const recipient = email || (await technicianOf(account, at));
    if (!recipient) throw invalidFields({ email: 'required' });
    if (!(await at.spend({ key: `sip links ${at.by.id}`, ...perUser })))
      throw new RuleViolation('Sie haben sehr viele Links verschickt. Bitte warten Sie zehn Minuten.');
    const secret = randomBytes(32).toString('base64url');
    const expires = at.now + lifetime;
    const token = recordLinkToken({ trid: at.trid, id, secret });
    const [partner, { sipUser }] = [await at.foundation(), account];
    return {
      data: {
        ...account,
        passwordLink: {
          ...{ secret: secretHash(secret), expires, email: recipient },
          ...(at.by.email && { by: at.by.email }),
        },
      },
      activity: 'record.updated',
      text: translate('sip.passwordLinkSent', { recipient }),
      mail: ({ base }) =>
        sipLinkMail({ recipient, sipUser, partner, expires, link: `${base}/api/public/sip-password/${token}` }),
    };
  },
});

/** Requested by the holder of the link (`use-password-link.ts`). */
const usePasswordLink = action({
  input: z.object({ _action: z.literal('usePasswordLink') }),
  internal: true,
  run: (account: SipData, _input, at, { id }) => {
    const { passwordLink, notify, sipUser, customerName: customer } = account;
    if (!passwordLink) throw new RuleViolation('Dieser Link gilt nicht mehr.');
    const recipient = notify ?? passwordLink.by;
    return {
      ...withNewPassword({ ...account, passwordLink: { ...passwordLink, used: at.now } }, at, id),
      text: translate('sip.passwordByLink', { recipient: passwordLink.email }),
      ...(recipient && {
        mail: ({ link }) => sipPasswordMail({ recipient, customer, sipUser, link }, passwordLink.email),
      }),
    };
  },
});

export const sipLinkActions = { sendPasswordLink, usePasswordLink } as const;
