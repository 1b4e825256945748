/** How long what the file says holds, in ms: RFC 9116 wants less than a year. */
const validFor = 330 * 86_400_000;

interface SecurityTextOptions {
  /** `mailto:` or `https:`. */
  readonly contact: string;
  /** Address of the portal; '' where it is not known. */
  readonly baseUrl: string;
  readonly now: number;
}

export const securityTextPath = '/.well-known/security.txt';
export const securityContact = 'mailto:security@etc.example.com';

/** The contact for reports of vulnerabilities (RFC 9116). */
export function securityText({ contact, baseUrl, now }: SecurityTextOptions): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + validFor).toISOString()}`,
    'Preferred-Languages: de, en',
    // Only an address over https counts.
    ...(baseUrl.startsWith('https://') ? [`Canonical: ${baseUrl}${securityTextPath}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
