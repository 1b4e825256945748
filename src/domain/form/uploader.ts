/** Why an upload stopped; `status` is the HTTP status, 0 where no answer came. */
export interface UploadFailure {
  status: number;
  /** Message key of a permanent refusal by the server; sending the file again does not help. */
  refusal?: string;
}

export interface UploadReports {
  /** Bytes that the server has. */
  onProgress: (sent: number) => void;
  /** `id` is what `fileQueue` takes. */
  onDone: (id: string) => void;
  onError: (failure: UploadFailure) => void;
}

export interface RunningUpload {
  pause: () => void;
  /** Goes on after a pause or an error, from where it stopped. */
  resume: () => void;
  /** Stops and removes what the server has of it. */
  cancel: () => void;
}

/** Carries one file to the server. */
export interface Uploader {
  start: (file: File, reports: UploadReports) => RunningUpload;
  /** Removes a finished upload that belongs to nothing yet. */
  discard: (id: string) => void;
  /** False where the server no longer has a finished upload; true too where that cannot be told. */
  isThere: (id: string) => Promise<boolean>;
}
