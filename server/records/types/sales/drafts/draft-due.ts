import * as z from 'zod/mini';
import { actionOf } from '#contract/record-actions.ts';
import { type DraftData, isWritable } from '#contract/sales/draft.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { newerList } from '#domain/sales/orders/price-update.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { endOfList, oldPricesFor } from '#domain/sales/products/price-guard.ts';
import { action, RuleViolation } from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { discardUntouched, untouchedDue } from '#server/records/engine/definition/untouched.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { priceListsOf } from '../price-lists.ts';

import { day, withProgress } from './draft-data.ts';

const internal = <const Name extends string>(name: Name) => z.object({ _action: z.literal(name) });

/** The moment when a product could no longer be booked; the epoch if the day is unknown. */
function endOf(draft: DraftData): number | undefined {
  const { bookable, expiredOn } = productNamed(draft);
  if (expiredOn) return berlinMoment(addDays(expiredOn, 1));
  return bookable ? undefined : 0;
}

/** `docs/domain/drafts.md#states`, and what the customer did not confirm in time. */
export function draftDue(draft: DraftData): DueTime[] {
  if (draft.state === 'submitting' && draft.confirmation)
    return [{ at: draft.confirmation.expires, action: 'giveUp', final: true }];
  if (!isWritable(draft.state)) return [];
  const ended = endOf(draft);
  return [
    ...untouchedDue(draft),
    ...(ended === undefined ? [] : [{ at: ended, action: 'expire' }]),
    ...(draft.pricesUntil === undefined ? [] : [{ at: draft.pricesUntil, action: 'checkPrices' }]),
  ];
}

const expire = action({
  input: internal('expire'),
  internal: true,
  run: (draft: DraftData) => ({ data: draft, activity: 'record.updated' }),
});

/** A draft keeps its prices for 90 days after their list was over. */
const checkPrices = action({
  input: internal('checkPrices'),
  internal: true,
  run: async (draft: DraftData, _input, at, { id }) => {
    const ended = endOfList(await priceListsOf(at), draft.priceListId);
    if (ended === undefined) return { data: { ...draft, pricesUntil: at.now + oldPricesFor * day }, isHidden: true };
    const until = ended === '' ? 0 : berlinMoment(addDays(ended, oldPricesFor));
    if (until > at.now) return { data: { ...draft, pricesUntil: until, expires: until } };
    const { pricesUntil: _over, expires: _expired, ...rest } = draft;
    return { data: rest as DraftData, changes: [{ id, action: 'expire', input: { _action: 'expire' } }] };
  },
});

/** The draft costs from now on what today's price list says, and does not expire for its prices any more. */
const updatePrices = action({
  input: actionOf('updatePrices'),
  run: async (draft: DraftData, _input, at) => {
    const list = newerList(draft.priceListId, await priceListsOf(at), at.today);
    if (!list) throw new RuleViolation('Der Entwurf hat schon die Preise, die heute gelten.');
    const { expires: _over, ...rest } = draft;
    const data = { ...rest, priceListId: list.id, pricesUntil: at.now + oldPricesFor * day } as DraftData;
    return {
      data: withProgress(data, at),
      activity: 'draft.saved',
      text: translate('draft.pricesUpdated', { list: list.title }),
    };
  },
});

export const draftDueActions = { discard: discardUntouched<DraftData>(), expire, checkPrices, updatePrices } as const;
