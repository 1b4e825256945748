import type { transports } from '#contract/wholesale/sip-account.ts';

type Transport = (typeof transports)[number];

/** Where all accounts register; the realm is part of what a password is kept as. */
export const sipServer = {
  registrar: 'sip.example.com',
  outboundProxy: 'sbc1.example.com',
  realm: 'sip.example.com',
} as const;

export const sipPort = (transport: unknown): 5060 | 5061 => ((transport as Transport) === 'TLS' ? 5061 : 5060);
