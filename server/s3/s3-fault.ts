/** What went wrong with a store; the message is for the log and names no key. */
export class S3Fault extends Error {
  /** Of S3 (`NoSuchBucket`) or of the connection (`ECONNREFUSED`). */
  readonly code: string;
  /** Of HTTP; 0 where no answer came. */
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** The store may answer the same call a moment later. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** There is no such object, or not the one that was meant any more. */
  get isGone(): boolean {
    return this.status === 412 || this.code === 'NoSuchKey' || (this.status === 404 && this.code === '404');
  }
}

const cures: Record<string, string> = {
  InvalidAccessKeyId: 'it does not know the access key: see S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret does not fit the access key: see S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the access key has no right to this',
  NoSuchBucket: 'there is no such bucket: see S3_BUCKET',
  AuthorizationHeaderMalformed: 'it expects another region: see S3_REGION',
  PermanentRedirect: 'the bucket lies elsewhere: see S3_ENDPOINT and S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  ENOTFOUND: 'its name is not known: see S3_ENDPOINT',
  ECONNREFUSED: 'nobody answers there: see S3_ENDPOINT',
};

/** A refusal by the store; `said` is its own text in XML, of which nothing but the code is kept. */
export function refusal(where: string, status: number, responseText: string): S3Fault {
  const code = /<Code>([\w.-]{1,80})<\/Code>/.exec(responseText)?.[1] ?? String(status);
  return new S3Fault(code, status, `${where}: the store refuses with ${status} ${code}${cure(code)}`);
}

/** No answer, or a broken one. */
export function silence(where: string, error: unknown): S3Fault {
  if (error instanceof S3Fault) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? 'broken';
  return new S3Fault(reason, 0, `${where}: the store does not answer, ${code ?? message}${cure(reason)}`);
}

const cure = (code: string): string => (Object.hasOwn(cures, code) ? `; ${cures[code]}` : '');
