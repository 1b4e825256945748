import type { MouseEvent } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { WorkItem } from '#contract/staff/work.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { actFor, listedFoundation } from '#stores/foundation/act-for.ts';
import { toast, toastNext } from '#stores/page/toasts.ts';
import { openAddress } from '#stores/session/navigation.ts';

/** Opens a link that belongs to another organisation: it is acted for from then on, and the page says so. */
async function follow(event: MouseEvent<HTMLAnchorElement>, { trid }: Pick<WorkItem, 'trid'>): Promise<void> {
  const { href } = event.currentTarget;
  const { ctrlKey, metaKey, shiftKey, button } = event;
  const staysHere = ctrlKey || metaKey || shiftKey || button === 1;
  // A page that opens in a tab of its own reads the organisation as it starts.
  const isKnown = listedFoundation(trid) !== undefined;
  if (!isKnown) event.preventDefault();
  try {
    const foundation = foundationCaption(siteConfig.appLabel, await actFor(trid));
    const message = texts('shell')('actingNow', { foundation });
    if (staysHere) toast('info', message);
    else toastNext(message);
    if (!isKnown) openAddress(href);
  } catch (cause) {
    toast('danger', failureText(ApiError.from(cause)));
  }
}

/** What such a link has; it is not drawn ahead, for the organisation that is acted for now. */
export const openElsewhere = (item: Pick<WorkItem, 'trid'>) => ({
  'data-not-ahead': true,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void follow(event, item),
  onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === 1) void follow(event, item);
  },
});
