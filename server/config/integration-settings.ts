import { countFromOne, folder, hosts, networks, oneOf, optional, pattern, secret, setting, url } from './setting.ts';

/** Messages to other systems. */
export const integrations = {
  WEBHOOK_ALLOWED_NETWORKS: setting(
    networks,
    '',
    'Networks of your own that webhooks may reach, also without TLS. Addresses that are not of the public internet are refused otherwise, as are the networks of this machine.',
    'public addresses alone',
  ),
  PUSH_SERVICES: setting(
    hosts,
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    'Push services of browser makers that notifications in browsers may go through. The server calls them by HTTPS; `none` turns notifications in browsers off.',
  ),
  PUSH_CONTACT: optional(
    url('mailto:portal@example.com or https://example.com/contact', /^(?:mailto|https)$/),
    'Contact that push services are told, to ask about messages of this portal.',
    'that of PUBLIC_SECURITY_CONTACT',
  ),
  PUSH_ALLOWED_NETWORKS: setting(
    networks,
    '',
    'Networks of your own in which a push service may stand. Addresses that are not of the public internet are refused otherwise.',
    'public addresses alone',
  ),
  ERP_ORDERS_DIR: optional(
    folder,
    'Folder in which each order is written as a JSON file for the ERP system.',
    'no files are written',
  ),
  ERP_WEBHOOK_URL: optional(
    url('https://erp.example.com/orders', /^https?$/),
    'Address of the ERP system to which each order is sent, signed by `ERP_WEBHOOK_SECRET`. What `WEBHOOK_ALLOWED_NETWORKS` says holds for it too.',
    'no messages are sent',
  ),
  ERP_WEBHOOK_SECRET: optional(
    secret(pattern(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in Base64')),
    'Secret that signs these messages (Standard Webhooks).',
  ),
  ERP_ORDERS_ON: setting(
    oneOf('sent', 'accepted'),
    'accepted',
    'Whether an order goes to the ERP system when a partner sends it, or when an employee accepts it. Its end follows.',
  ),
  CARRIER_GATEWAY_URL: optional(
    url('https://gateway.example.com/messages', /^https?$/),
    'Address of the gateway to other carriers, in any network: portings are sent there, and answers fetched each minute.',
    'employees enter what other carriers answer',
  ),
  CARRIER_GATEWAY_TOKEN: optional(
    secret(pattern(/^[\x21-\x7E]{16,}$/, 'at least 16 characters without spaces')),
    'Bearer token that the gateway knows the portal by.',
  ),
  CARRIER_CODE: optional(
    pattern(/^DEU\.[A-Z0-9]{2,6}$/, 'DEU. and 2 to 6 capitals or digits'),
    'Our ITU carrier code, with which the VA-IDs of portings begin.',
    '`DEU.ETC`',
  ),
  CARRIER_PKI: optional(
    pattern(/^D\d{3}$/, 'D and three digits'),
    'Our porting id, to which numbers are switched (PKIauf).',
    '`D231`',
  ),
  AVAILABILITY_SOURCE: optional(
    oneOf('manual', 'script', 'gateway'),
    'How lines are checked by address: by employees, by the tables of the demo, which name no true line, or by a gateway.',
    '`gateway` with AVAILABILITY_GATEWAY_URL, else `manual` in production and `script` elsewhere',
  ),
  AVAILABILITY_GATEWAY_URL: optional(
    url('https://lines.example.com/check', /^https?$/),
    'Address of the gateway that checks lines. What `WEBHOOK_ALLOWED_NETWORKS` says holds for it too.',
  ),
  AVAILABILITY_GATEWAY_TOKEN: optional(
    secret(pattern(/^[\x21-\x7E]{16,}$/, 'at least 16 characters without spaces')),
    'Token that the portal sends to this gateway as `Authorization: Bearer`.',
  ),
  AVAILABILITY_CHECKS_PER_DAY: setting(
    countFromOne,
    200,
    'How many addresses an organisation may have checked in 24 hours. A result of the last 24 hours counts once.',
  ),
};
