import type { ApiError } from '../../api/api-error.ts';

/** Name of the window event that opens the error dialog; its detail is an `ErrorDialogEvent` (§3 "Error dialog event"). */
export const errorDialogEvent = 'error-dialog';

export interface ErrorDialogEvent {
  statusCode: number;
  /** Opens the page that the dialog leads to, where the session cannot (901, 902). */
  token?: string;
  termsVersion?: string;
  acceptedVersion?: string;
}

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
