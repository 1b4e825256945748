/** Name of the window event that opens the error dialog; its detail is an `ErrorDialogEvent` (§3-24). */
export const errorDialogEvent = 'error-dialog';

export interface ErrorDialogEvent {
  statusCode: number;
  /** Opens the page that the dialog leads to, where the session cannot (901, 902). */
  token?: string;
  termsVersion?: string;
  acceptedVersion?: string;
}
