import { ApiError } from '#server/core/errors.ts';

/** What editing refuses: as a page says it, and as the command line does. */
const sentences = {
  changedMeanwhile: [
    'Das hat inzwischen jemand anderes geändert. Ihre Fassung ist noch da; vergleichen Sie beide und wählen Sie.',
    'this was changed meanwhile',
  ],
  fileNewer: [
    'Die Datei ist neuer als der Stand, von dem dieser Entwurf ausging. Wählen Sie zuerst, welche Fassung gelten soll.',
    'the file is newer than this draft',
  ],
  faults: ['Bitte beheben Sie zuerst die Fehler.', 'this entry has faults'],
  noDraft: ['Dazu gibt es keinen Entwurf.', 'there is no draft'],
  noFile: ['Dazu gibt es keine Datei.', 'there is no file'],
} as const satisfies Record<string, readonly [page: string, commandLine: string]>;

export class ContentRefused extends ApiError {
  /** For the command line, which is English. */
  readonly operatorText: string;

  constructor(rule: keyof typeof sentences) {
    super(409, sentences[rule][0], { rule: true });
    this.operatorText = sentences[rule][1];
  }
}
