import { email, optionalText } from '#contract/fields.ts';
import { actionOf } from '#contract/record-actions.ts';
import type { DraftData } from '#contract/sales/draft.ts';
import { isSoldBy, productCaption } from '#domain/sales/products/catalogue.ts';
import { invalidFields } from '#server/core/errors.ts';
import { offerMail } from '#server/mail/customer-mails.ts';
import { action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';

/** Prevents mass mails to strangers in the name of the portal: 20 at once, and one more each ten minutes. */
const perUser = { most: 20, every: 10 * 60_000 };

/** The customer gets the offer as it is now; nothing in the draft changes. */
const offer = action({
  input: actionOf('offer', { email, note: optionalText(2000) }),
  whileLocked: true,
  run: async (draft: DraftData, { email: recipient, note }, at) => {
    if (!isSoldBy(draft, 'offer'))
      throw new RuleViolation('Dieses Produkt wird nicht mit einem Angebot per Mail verkauft.');
    if (!draft.customerId) throw invalidFields({ customerId: 'choose' });
    if (!(await at.spend({ key: `offers ${at.by.id}`, ...perUser })))
      throw new RuleViolation('Sie haben sehr viele Angebote verschickt. Bitte warten Sie zehn Minuten.');
    const partner = await at.foundation();
    const product = productCaption(draft, draft['additionalDsl']);
    const { name, email: answersTo } = at.by;
    return {
      activity: 'record.updated',
      text: translate('draft.offerSent', { recipient }),
      mail: () => ({
        ...offerMail({ recipient, partner, product, by: { name, email: answersTo }, note }),
        attaches: ['offer'],
      }),
    };
  },
});

export const draftOfferActions = { offer } as const;
