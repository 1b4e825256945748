/** Where a bucket is and who may use it. */
export interface S3Settings {
  /** Address of the store, without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path of the address, else in the name of the host. */
  readonly pathStyle: boolean;
}

/** How long the store may take, in ms: to answer, to send the next bytes, and before the first repetition of a call. */
export interface S3Timeouts {
  readonly answer: number;
  readonly chunk: number;
  readonly pause: number;
  /** How often a call is sent at most; three times without. */
  readonly tries?: number;
}

export const defaultS3Timeouts: S3Timeouts = { answer: 10_000, chunk: 15_000, pause: 200 };
