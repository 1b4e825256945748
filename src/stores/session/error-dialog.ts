import type { ApiError } from '../../api/api-error.ts';
import { sessionFaults } from '../../contract/error.ts';
import { barePath, routes } from '../../domain/access/routes.ts';

/** Name of the window event that opens the error dialog; its detail is an `ErrorDialogEvent` (§3 "Error dialog event"). */
export const errorDialogEvent = 'error-dialog';

export interface ErrorDialogEvent {
  statusCode: number;
  /** Opens the page that the dialog leads to, where the session cannot (901, 902). */
  token?: string;
  termsVersion?: string;
  acceptedVersion?: string;
}

/** Where a second factor is set up, everything else is refused until it is there. */
const isExpected = ({ code }: ApiError) =>
  code === sessionFaults.secondFactorDue && barePath(location.pathname) === routes.SecondFactor.path;

export function raiseErrorDialog(error: ApiError): void {
  if (isExpected(error)) return;
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
