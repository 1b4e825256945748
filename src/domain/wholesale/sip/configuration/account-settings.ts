import type { codecs, ShownSipData } from '#contract/wholesale/sip-account.ts';
import type { Locale } from '#domain/access/routes.ts';
import type { SipFields } from '../sip-form.ts';
import { sipPort, sipServer } from '../sip-server.ts';
import { staticIpsOf } from '../static-ips.ts';

/** Placeholder for the password, which only its first reader knows. */
export const passwordPlaceholder = { de: '<SIP-PASSWORT>', en: '<SIP-PASSWORD>' } as const;

const asteriskCodecs = { G711a: 'alaw', G722: 'g722', Opus: 'opus', G729: 'g729' } as const;

/** What telephone systems are told of an account, each as it stands in a file or form. */
export type AccountSettings = ReturnType<typeof settingsOf>;
export type SettingName = keyof AccountSettings;

export function settingsOf(
  account: Pick<ShownSipData, 'sipUser' | 'authUser' | 'maxChannels'> & Partial<SipFields>,
  locale: Locale,
) {
  const { sipUser, authUser, maxChannels, transport = 'UDP', mainNumber = '' } = account;
  const chosen: readonly (typeof codecs)[number][] = account.codecs ?? ['G711a'];
  const isSecret = transport === 'TLS' && account.srtp === true;
  return {
    user: sipUser,
    authUser,
    password: passwordPlaceholder[locale],
    registrar: sipServer.registrar,
    proxy: sipServer.outboundProxy,
    realm: sipServer.realm,
    port: String(sipPort(transport)),
    transport,
    transportLower: transport.toLowerCase(),
    scheme: transport === 'TLS' ? 'sips' : 'sip',
    srtp: isSecret ? 'SRTP (SDES)' : '–',
    asteriskEncryption: isSecret ? 'sdes' : 'no',
    lancomEncryption: isSecret ? 'SRTP' : 'RTP',
    codecs: chosen.join(', '),
    asteriskCodecs: chosen.map((codec) => asteriskCodecs[codec]).join(','),
    dtmf: account.dtmf === 'inband' ? 'Inband' : 'RFC 4733 (RFC 2833)',
    asteriskDtmf: account.dtmf === 'inband' ? 'inband' : 'rfc4733',
    fax: account.faxMode === 'g711' ? 'G.711' : 'T.38',
    asteriskT38: account.faxMode === 'g711' ? 'no' : 'yes',
    number: mainNumber,
    numberFormat: account.numberFormat === 'national' ? '0…' : '+49…',
    channels: String(maxChannels),
    staticIps: staticIpsOf(account).join(', '),
  } as const;
}

/** What a softphone reads from a picture: where the account is, without its password. */
export const provisioningUri = ({ user, registrar, port, transportLower }: AccountSettings): string =>
  `sip:${user}@${registrar}:${port};transport=${transportLower}`;
