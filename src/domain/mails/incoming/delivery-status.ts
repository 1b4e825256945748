export interface FailedDelivery {
  readonly recipient: string;
  /** As RFC 3463 writes it: `5.1.1`. */
  readonly status: string;
}

const maxGroups = 20;

/** The recipients of a delivery report (RFC 3464) that a mail will never reach. */
export function failedDeliveries(report: string): FailedDelivery[] {
  const groups = report.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/, maxGroups);
  return groups.flatMap((group): FailedDelivery[] => {
    const fields = new Map(
      group
        .replace(/\n[ \t]+/g, ' ')
        .split('\n')
        .flatMap((line): [string, string][] => {
          const colon = line.indexOf(':');
          return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
        }),
    );
    const [, recipient = ''] = /^rfc822;\s*<?([^\s<>]+)>?$/i.exec(fields.get('final-recipient') ?? '') ?? [];
    const [, original = ''] = /^rfc822;\s*<?([^\s<>]+)>?$/i.exec(fields.get('original-recipient') ?? '') ?? [];
    const [status = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
    if (fields.get('action')?.toLowerCase() !== 'failed' || !isAddressGone(status)) return [];
    return [original, recipient].filter(Boolean).map((address) => ({ recipient: address.toLowerCase(), status }));
  });
}

/** A full mailbox, a mail that is too large or one that looks like advertising says nothing against the address. */
const isAddressGone = (status: string): boolean => /^5\.(?:0|1|2)\./.test(status) && !/^5\.2\.[23]$/.test(status);
