import type { ErrorAnswer } from '../contract/error.ts';

/** No answer came, too many calls, or a fault of the server. */
export const isTransient = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** A call that failed: `status` is the HTTP status or 0 where no answer came, `code` the `_error` of the answer (§8-1). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly answer: ErrorAnswer | undefined;

  constructor(status: number, answer?: ErrorAnswer) {
    super(answer?._errorMessage ?? answer?.errormessage ?? answer?._errorString ?? '');
    this.status = status;
    this.answer = answer;
    this.code = Number(answer?._error) || status;
  }

  /** Message keys by field path. */
  get fields(): Readonly<Record<string, string>> | undefined {
    return this.answer?.fields;
  }

  /** The sentence of a rule that a record's state does not allow. */
  get brokenRule(): string | undefined {
    return this.status === 409 && this.answer?.rule ? this.message : undefined;
  }

  /** The server may answer otherwise at another time; any other refusal stays. */
  get isTransient(): boolean {
    return isTransient(this.status);
  }

  static from(cause: unknown): ApiError {
    return cause instanceof ApiError ? cause : new ApiError(0);
  }
}
