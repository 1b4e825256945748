import type { ApiError } from '#api/api-error.ts';
import { type ErrorDialogEvent, errorDialogEvent } from './error-dialog-event.ts';

export function raiseErrorDialog(error: ApiError): void {
  const token = error.answer?._resetToken ?? error.answer?._termsToken;
  const { termsVersion, acceptedVersion } = error.answer ?? {};
  const detail: ErrorDialogEvent = {
    statusCode: error.code,
    ...(token && { token }),
    ...(termsVersion && { termsVersion }),
    ...(acceptedVersion && { acceptedVersion }),
  };
  window.dispatchEvent(new CustomEvent(errorDialogEvent, { detail }));
}
