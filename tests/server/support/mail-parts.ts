const htmlPart = /\r\n--[^\r\n]+\r\nContent-Type: text\/html[\s\S]*?(?=\r\n--)/;

/** A mail as it was sent, without what it says again in HTML. */
export const withoutHtml = (mail: string): string => mail.replace(htmlPart, '');

/** The HTML of a mail. */
export function htmlOf(mail: string): string {
  const [part = ''] = htmlPart.exec(mail) ?? [];
  const encoded = part.slice(part.indexOf('\r\n\r\n')).replaceAll('=\r\n', '');
  return Buffer.from(
    encoded.replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
}
