import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import type { CallOptions } from '#islands/ui/page/useCall.ts';
import { toast } from '#stores/page/toasts.ts';
import { queue } from '#stores/staff/queue.ts';

const textOf = (error: ApiError) => texts('desk')('actFailed', { why: failureText(error) });

/** For calls of the desk: a message says why one failed, and the queue shows how things stand now. */
export const deskCall = { toasts: true, textOf, onFailed: () => void queue.reload() } satisfies CallOptions;

/** The same for a change that the desk shows before it is answered. */
export function failed(cause: unknown): void {
  toast('danger', textOf(ApiError.from(cause)));
  void queue.reload();
}
