/** An error in the form that the tus library turns into a status. */
export class TusFault extends Error {
  readonly status_code: number;
  readonly body = '';

  constructor(status: number) {
    super(`tus ${status}`);
    this.status_code = status;
  }
}
