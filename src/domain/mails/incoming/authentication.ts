export type MailAuthentication = 'pass' | 'fail' | 'none';

const comments = /\([^()]*\)/g;
const domainOf = (value: string): string => value.slice(value.lastIndexOf('@') + 1).toLowerCase();
/** The same domain, or one of them below the other. */
const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

const failed = new Set(['fail', 'softfail', 'permerror', 'policy']);
const maxLength = 4000;

/**
 * What the receiving server found (RFC 8601), where it is the one that is trusted. It writes its header above all
 * others, so only its first one counts. A result for another domain than the sender's proves nothing.
 */
export function mailAuthentication(
  values: readonly string[],
  trusted: string | undefined,
  sender: string | undefined,
): MailAuthentication {
  if (trusted === undefined || sender === undefined) return 'none';
  const results = values
    .map((value) => value.slice(0, maxLength).replace(comments, ' '))
    .map((value) => value.split(';').map((part) => part.trim()))
    .find(([server = '']) => server.split(/\s/)[0]?.toLowerCase() === trusted.toLowerCase());
  if (!results) return 'none';
  const from = domainOf(sender);
  let verdict: MailAuthentication = 'none';
  for (const part of results.slice(1)) {
    const [, method = '', result = ''] = /^(dkim|spf|dmarc)\s*=\s*([a-z]+)/i.exec(part) ?? [];
    const outcome = result.toLowerCase();
    if (method.toLowerCase() === 'dmarc' && outcome === 'pass') return 'pass';
    if (method.toLowerCase() === 'dmarc' && failed.has(outcome)) return 'fail';
    const [, domain = ''] = /\b(?:header\.d|header\.i|smtp\.mailfrom|header\.from)\s*=\s*"?([^\s"]+)/i.exec(part) ?? [];
    if (outcome === 'pass' && isAligned(domainOf(domain), from)) verdict = 'pass';
    else if (verdict === 'none' && (failed.has(outcome) || outcome === 'pass')) verdict = 'fail';
  }
  return verdict;
}
