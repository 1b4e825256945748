import { berlinDay } from '#domain/date/berlin-day.ts';
import { unconfirmedLifetime } from '#domain/integrations/mailboxes.ts';
import { deliveryLifetime } from '#domain/integrations/webhooks/deliveries.ts';
import { clockSlack } from '../core/clock-slack.ts';
import type { Db } from '../db/open.ts';
import { availabilityLifetime, deleteChecksUntil } from '../queries/availability/availability-checks.ts';
import { deleteDismissedUntil, dismissedFor } from '../queries/dismissed-announcements.ts';
import { deleteFormInputsUntil, forgetFormInputsUntil, formInputLifetime } from '../queries/form-inputs.ts';
import { deleteReplyAddressesUntil } from '../queries/incoming-mails.ts';
import { deleteKeysEndedBefore } from '../queries/integrations/api-keys.ts';
import { deleteUnconfirmedUntil } from '../queries/integrations/mailboxes.ts';
import { deleteSignOnUntil } from '../queries/integrations/sign-on-attempts.ts';
import { deleteDeliveriesUntil } from '../queries/integrations/webhook-deliveries.ts';
import { forgetSecretsUntil } from '../queries/integrations/webhook-subscriptions.ts';
import { deleteGoneUntil } from '../queries/library/library-hits.ts';
import { deleteReadsUntil } from '../queries/library/library-news.ts';
import { newsFor } from '../queries/library/library-visits.ts';
import { deleteNotificationsUntil, notificationLifetime } from '../queries/me/notifications.ts';
import { deletePushSubscriptionsUntil, pushLifetime } from '../queries/me/push-subscriptions.ts';
import { activityLifetime, deleteActivitiesUntil, deleteUserActivitiesUntil } from '../queries/records/activities.ts';
import { carrierMessageLifetime, deleteMessageIdsUntil } from '../queries/records/carrier-message-ids.ts';
import { deleteKeysUntil, keyLifetime } from '../queries/records/idempotency-keys.ts';
import { deleteVisitsUntil, visitLifetime } from '../queries/search/record-visits.ts';
import { deleteMissesBefore, missLifetime } from '../queries/search/search-misses.ts';
import { deleteDevicesUntil } from '../queries/session/devices.ts';
import { allTrids } from '../queries/session/foundations.ts';
import { deleteBudgetsUntil } from '../queries/session/login-budgets.ts';
import { deleteEmailChangesUntil } from '../queries/session/own-profile.ts';
import { deletePurposeTokensUntil } from '../queries/session/purpose-tokens.ts';
import { deleteSessionsUntil } from '../queries/session/sessions.ts';
import { deleteFinishedWorkUntil, finishedWorkFor } from '../queries/staff/figures.ts';
import { deviceKnownFor } from '../session/devices.ts';

const minute = 60_000;
/** Other processes ask for changes of the library far more often. */
const goneFor = 24 * 60 * minute;

/** How long keys of other systems are shown after their end. */
const endedKeysFor = 90 * 24 * 60 * minute;

/** A mail is answered for so long after the last one about its ticket. */
const replyAddressLifetime = 365 * 24 * 60 * minute;

/** Deletes what no call looks at any more. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  const surely = now - clockSlack;
  await deleteSessionsUntil(db, surely);
  await deletePurposeTokensUntil(db, surely);
  await deleteSignOnUntil(db, surely);
  await deleteKeysEndedBefore(db, now - endedKeysFor);
  await deleteEmailChangesUntil(db, surely);
  await deleteBudgetsUntil(db, surely, now);
  await deleteDevicesUntil(db, now - deviceKnownFor);
  await deleteDismissedUntil(db, now - dismissedFor);
  await deleteGoneUntil(db, now - goneFor);
  await deleteReadsUntil(db, now - newsFor);
  await deleteUserActivitiesUntil(db, now - activityLifetime);
  await deleteNotificationsUntil(db, now - notificationLifetime);
  await deletePushSubscriptionsUntil(db, now - pushLifetime);
  await deleteFinishedWorkUntil(db, now - finishedWorkFor);
  await deleteUnconfirmedUntil(db, now - unconfirmedLifetime);
  await deleteReplyAddressesUntil(db, now - replyAddressLifetime);
  await deleteMessageIdsUntil(db, now - carrierMessageLifetime);
  await deleteVisitsUntil(db, now - visitLifetime);
  await deleteMissesBefore(db, berlinDay(now - missLifetime));
  for await (const trids of allTrids(db)) {
    await deleteKeysUntil(db, trids, surely - keyLifetime);
    await deleteFormInputsUntil(db, trids, surely - formInputLifetime);
    await deleteActivitiesUntil(db, trids, now - activityLifetime);
    await deleteDeliveriesUntil(db, trids, now - deliveryLifetime);
    await forgetSecretsUntil(db, trids, surely);
    await deleteChecksUntil(db, trids, now - availabilityLifetime);
  }
  await forgetFormInputsUntil(db, surely - formInputLifetime);
}
