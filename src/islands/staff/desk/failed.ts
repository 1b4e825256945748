import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { toast } from '#stores/page/toasts.ts';
import { queue } from '#stores/staff/queue.ts';

/** Says why an act of the desk did not work, and shows how things stand now. */
export function failed(cause: unknown): void {
  toast('danger', texts('desk')('actFailed', { why: failureText(ApiError.from(cause)) }));
  void queue.reload();
}
