import type { SettingName } from './account-settings.ts';

/** A line of a form in a system's own interface, as it is called there, and what belongs in it. */
interface EnteredField {
  readonly de: string;
  readonly en: string;
  /** A setting, or a fixed word in both languages. */
  readonly value: SettingName | { readonly de: string; readonly en: string };
  /** Said only of accounts that register. */
  readonly isOfRegistration?: true;
}

interface TemplateInfo {
  readonly id: string;
  readonly title: string;
}
/** A text for a file of the system; `{{user}}` stands for a setting. */
export interface FileTemplate extends TemplateInfo {
  readonly kind: 'file';
  readonly file: string;
  readonly text: string;
  /** In place of `text` for accounts with fixed addresses. */
  readonly peering: string;
}
export interface FormTemplate extends TemplateInfo {
  readonly kind: 'form';
  /** Where the form is found. */
  readonly path: { readonly de: string; readonly en: string };
  readonly fields: readonly EnteredField[];
}
export type PbxTemplate = FileTemplate | FormTemplate;

const yes = { de: 'Ja', en: 'Yes' } as const;

const endpoint = `[{{user}}]
type = endpoint
transport = transport-{{transportLower}}
context = from-trunk
disallow = all
allow = {{asteriskCodecs}}
dtmf_mode = {{asteriskDtmf}}
media_encryption = {{asteriskEncryption}}
t38_udptl = {{asteriskT38}}
direct_media = no
from_user = {{user}}
from_domain = {{registrar}}
send_pai = yes
outbound_proxy = sip:{{proxy}}:{{port}}\\;transport={{transportLower}}\\;lr
aors = {{user}}`;

const contact = `
[{{user}}]
type = aor
contact = sip:{{registrar}}:{{port}}\\;transport={{transportLower}}
qualify_frequency = 60

[{{user}}]
type = identify
endpoint = {{user}}
match = {{proxy}}
`;

const lancom = (access: string) => `cd /Setup/Voice-Call-Manager/Line/SIP-Provider/Line
add {Name} "{{user}}" {Domain} "{{registrar}}" ${access}{Registrar} "{{proxy}}" {Port} {{port}} {Line-Type} "Trunk" {Trunk-Nr} "{{number}}" {Transport} "{{transport}}" {Encryption} "{{lancomEncryption}}" {Codecs} "{{codecs}}" {Max-Calls} {{channels}}
`;

const innovaphone = (
  mode: string,
  access: string,
) => `<!-- Gateway / Interfaces / SIP: add a trunk with these values -->
<sip name="{{user}}" mode="${mode}">
  <server>{{registrar}}</server>
  <proxy>{{proxy}}:{{port}}</proxy>
  <transport>{{transport}}</transport>
  <aor>{{user}}@{{registrar}}</aor>
${access}  <media coder="{{codecs}}" srtp="{{srtp}}" dtmf="{{dtmf}}" t38="{{fax}}"/>
  <max-calls>{{channels}}</max-calls>
</sip>
`;

/** How systems that partners install are told of an account, in the order of how often they are met. */
export const pbxTemplates: readonly PbxTemplate[] = [
  {
    id: 'asterisk',
    title: 'Asterisk (PJSIP)',
    kind: 'file',
    file: 'pjsip_trunk.conf',
    text: `[{{user}}]
type = registration
transport = transport-{{transportLower}}
outbound_auth = {{user}}
server_uri = sip:{{registrar}}:{{port}}\\;transport={{transportLower}}
client_uri = sip:{{user}}@{{registrar}}
outbound_proxy = sip:{{proxy}}:{{port}}\\;transport={{transportLower}}\\;lr
retry_interval = 60
forbidden_retry_interval = 900
expiration = 600
line = yes
endpoint = {{user}}

[{{user}}]
type = auth
auth_type = digest
username = {{authUser}}
password = {{password}}

${endpoint}
outbound_auth = {{user}}
${contact}`,
    peering: `; {{staticIps}}\n${endpoint}\n${contact}`,
  },
  {
    id: 'freepbx',
    title: 'FreePBX',
    kind: 'form',
    path: {
      de: 'Konnektivität → Trunks → Trunk hinzufügen → SIP (chan_pjsip)',
      en: 'Connectivity → Trunks → Add Trunk → SIP (chan_pjsip)',
    },
    fields: [
      { de: 'Trunk-Name', en: 'Trunk Name', value: 'user' },
      { de: 'Ausgehende CallerID', en: 'Outbound CallerID', value: 'number' },
      { de: 'Max. Kanäle', en: 'Maximum Channels', value: 'channels' },
      { de: 'Benutzername', en: 'Username', value: 'user', isOfRegistration: true },
      { de: 'Auth-Benutzername', en: 'Auth username', value: 'authUser', isOfRegistration: true },
      { de: 'Geheimnis', en: 'Secret', value: 'password', isOfRegistration: true },
      { de: 'SIP-Server', en: 'SIP Server', value: 'registrar' },
      { de: 'SIP-Server-Port', en: 'SIP Server Port', value: 'port' },
      { de: 'Transport', en: 'Transport', value: 'transport' },
      { de: 'Ausgehender Proxy', en: 'Outbound Proxy', value: 'proxy' },
      { de: 'Codecs', en: 'Codecs', value: 'codecs' },
      { de: 'DTMF-Modus', en: 'DTMF Mode', value: 'dtmf' },
      { de: 'Medienverschlüsselung', en: 'Media Encryption', value: 'srtp' },
    ],
  },
  {
    id: '3cx',
    title: '3CX',
    kind: 'form',
    path: {
      de: 'Admin → Sprache & Chat → Trunk hinzufügen → Generisch',
      en: 'Admin → Voice & Chat → Add Trunk → Generic',
    },
    fields: [
      { de: 'Registrar / Server', en: 'Registrar/Server', value: 'registrar' },
      { de: 'Outbound-Proxy', en: 'Outbound Proxy', value: 'proxy' },
      { de: 'Port', en: 'Port', value: 'port' },
      { de: 'Anzahl gleichzeitiger Anrufe', en: 'Number of SIM calls', value: 'channels' },
      { de: 'Authentifizierungs-ID', en: 'Authentication ID', value: 'authUser', isOfRegistration: true },
      { de: 'Authentifizierungskennwort', en: 'Authentication Password', value: 'password', isOfRegistration: true },
      { de: 'Hauptrufnummer', en: 'Main Trunk No', value: 'number' },
      { de: 'Transportprotokoll', en: 'Transport Protocol', value: 'transport' },
      { de: 'SRTP', en: 'SRTP', value: 'srtp' },
      { de: 'Codec-Priorität', en: 'Codec Priority', value: 'codecs' },
    ],
  },
  {
    id: 'starface',
    title: 'STARFACE',
    kind: 'form',
    path: {
      de: 'Administration → Leitungen → Leitungskonfiguration → Neue Leitung → SIP',
      en: 'Administration → Lines → Line configuration → New line → SIP',
    },
    fields: [
      { de: 'Bezeichnung', en: 'Name', value: 'user' },
      { de: 'Benutzername', en: 'User name', value: 'user', isOfRegistration: true },
      {
        de: 'Benutzername (Authentifizierung)',
        en: 'User name (authentication)',
        value: 'authUser',
        isOfRegistration: true,
      },
      { de: 'Passwort', en: 'Password', value: 'password', isOfRegistration: true },
      { de: 'Registrar', en: 'Registrar', value: 'registrar' },
      { de: 'Proxy', en: 'Proxy', value: 'proxy' },
      { de: 'Port', en: 'Port', value: 'port' },
      { de: 'Transport', en: 'Transport', value: 'transport' },
      { de: 'Verschlüsselung', en: 'Encryption', value: 'srtp' },
      { de: 'Maximale Anzahl Gespräche', en: 'Maximum calls', value: 'channels' },
      { de: 'Faxe über T.38', en: 'Fax over T.38', value: 'fax' },
    ],
  },
  {
    id: 'innovaphone',
    title: 'innovaphone',
    kind: 'file',
    file: 'innovaphone-trunk.xml',
    text: innovaphone('register', '  <auth-user>{{authUser}}</auth-user>\n  <password>{{password}}</password>\n'),
    peering: innovaphone('gateway', '  <!-- {{staticIps}} -->\n'),
  },
  {
    id: 'lancom',
    title: 'LANCOM',
    kind: 'file',
    file: 'lancom-voip.lcs',
    text: lancom('{User-ID} "{{user}}" {Auth-Name} "{{authUser}}" {Secret} "{{password}}" '),
    peering: `# {{staticIps}}\n${lancom('')}`,
  },
  {
    id: 'fritzbox',
    title: 'AVM FRITZ!Box',
    kind: 'form',
    path: {
      de: 'Telefonie → Eigene Rufnummern → Neue Rufnummer → Anderer Anbieter',
      en: 'Telephony → Telephone Numbers → New Telephone Number → Other provider',
    },
    fields: [
      { de: 'Rufnummer für die Anmeldung', en: 'Telephone number for registration', value: 'number' },
      { de: 'Benutzername', en: 'User name', value: 'authUser', isOfRegistration: true },
      { de: 'Kennwort', en: 'Password', value: 'password', isOfRegistration: true },
      { de: 'Registrar', en: 'Registrar', value: 'registrar' },
      { de: 'Proxy-Server', en: 'Proxy server', value: 'proxy' },
      { de: 'Transportprotokoll', en: 'Transport protocol', value: 'transport' },
      {
        de: 'Anmeldung immer über eine Internetverbindung',
        en: 'Always register over an internet connection',
        value: yes,
      },
    ],
  },
  {
    id: 'other',
    title: 'SIP',
    kind: 'form',
    path: { de: 'Andere Telefonanlagen und Telefone', en: 'Other systems and phones' },
    fields: [
      { de: 'Registrar / Domäne / Realm', en: 'Registrar / domain / realm', value: 'registrar' },
      { de: 'Outbound-Proxy', en: 'Outbound proxy', value: 'proxy' },
      { de: 'Port', en: 'Port', value: 'port' },
      { de: 'Transport', en: 'Transport', value: 'transport' },
      { de: 'Verschlüsselung der Sprache', en: 'Voice encryption', value: 'srtp' },
      { de: 'Benutzername', en: 'User name', value: 'user', isOfRegistration: true },
      { de: 'Authentifizierungsname', en: 'Auth user', value: 'authUser', isOfRegistration: true },
      { de: 'SIP-Passwort', en: 'SIP password', value: 'password', isOfRegistration: true },
      { de: 'Hauptrufnummer', en: 'Main number', value: 'number' },
      { de: 'Rufnummernformat', en: 'Number format', value: 'numberFormat' },
      { de: 'Codecs', en: 'Codecs', value: 'codecs' },
      { de: 'DTMF', en: 'DTMF', value: 'dtmf' },
      { de: 'Fax', en: 'Fax', value: 'fax' },
      { de: 'Gespräche zugleich', en: 'Concurrent calls', value: 'channels' },
      { de: 'Feste IP-Adressen', en: 'Static IP addresses', value: 'staticIps' },
    ],
  },
];
