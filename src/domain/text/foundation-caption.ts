/** How a selected foundation is shown: `ETC - Sommer Telekom GmbH`, with its trid where it has no title (§2-18). */
export const foundationCaption = (appLabel: string, foundation: { trid: string; title?: string | undefined }): string =>
  `${appLabel} - ${foundation.title || foundation.trid}`;
