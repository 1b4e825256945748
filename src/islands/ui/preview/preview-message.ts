/** What the page hands to the frame that shows a file. */
export interface PreviewRequest {
  bytes: ArrayBuffer;
  mimetype: string;
  /** Alternative text of a picture. */
  name: string;
  /** `Seite {{n}} von {{pages}}`. */
  pageLabel: string;
}

/** What the frame tells the page. */
export type PreviewEvent = 'ready' | 'shown' | 'failed' | 'escape';
