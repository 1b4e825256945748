import { headerValues, type MailHeaders } from './mail-headers.ts';

const bulk = /^\s*(?:bulk|junk|list|auto[_-]?reply)\b/i;
/** Addresses that machines write from. */
const machine = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;
/** Ids of mails that the portal sent. */
const ownId = /^\s*<[\w.-]+@portal>\s*$/;

/** True for what no person wrote (RFC 3834), and for mails of the portal that come back to it. */
export function isAutomatic(headers: MailHeaders, sender: string | undefined): boolean {
  const has = (name: string, pattern: RegExp) => headerValues(headers, name).some((value) => pattern.test(value));
  return (
    headerValues(headers, 'auto-submitted').some((value) => !/^\s*no\b/i.test(value)) ||
    has('precedence', bulk) ||
    has('x-auto-response-suppress', /\b(?:all|oof|autoreply)\b/i) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.has('list-id') ||
    has('return-path', /^\s*(?:<>)?\s*$/) ||
    has('message-id', ownId) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    (sender !== undefined && machine.test(sender))
  );
}
