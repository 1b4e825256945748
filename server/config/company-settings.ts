import * as z from 'zod/mini';
import { isCreditorId } from '#contract/bank.ts';
import { securityContact } from '#domain/site/security-text.ts';
import { days, flag, folder, optional, pattern, setting, text, url } from './setting.ts';

export const defaultCompany = 'ETC Distribution GmbH';

export const retention = {
  AUDIT_KEEP_DAYS: setting(
    { ...days(), allowed: 'a whole number of days, 0 for ever' },
    365,
    'How long entries of the audit log are kept.',
  ),
  ACCOUNT_ERASE_DAYS: setting(
    days(),
    30,
    'How long an account is only locked after an approved deletion request. Then its data are erased, and records say “Gelöschter Benutzer”.',
  ),
};

export const company = {
  PUBLIC_COMPANY: setting(text, defaultCompany, 'Name of the company. The server takes it from the built site.'),
  PROVIDER_ADDRESS: setting(text, 'Beispielallee 14, 10115 Berlin', 'Address of the company in contracts.'),
  PROVIDER_CONTACT: setting(
    text,
    'Telefon +49 30 23125-200, partner@etc.example.com',
    'Contact of the company in contracts.',
  ),
  CREDITOR_ID: setting(
    { parser: z.string().check(z.refine(isCreditorId)), allowed: 'a SEPA creditor identifier' },
    'DE98ZZZ09999999999',
    'SEPA creditor identifier of the company in mandates.',
  ),
  PUBLIC_SECURITY_CONTACT: setting(
    url('mailto:security@example.com or https://example.com/security', /^(?:mailto|https)$/),
    securityContact,
    'Contact for reports of vulnerabilities in `/.well-known/security.txt`. A static host gets the file from the build, so build at least once in ten months.',
  ),
  PUBLIC_HOLIDAY_STATE: setting(
    pattern(/^([A-Z]{2})?$/, 'the two capitals of a federal state, such as BY, or empty'),
    '',
    'Federal state with its holidays beside the nationwide ones. The server takes it from the built site, and warns if its own value differs.',
  ),
  DISTRIBUTOR_TRID: setting(text, '9001', 'Organisation that keeps contact persons and links for all others.'),
  PRIVATE_CUSTOMERS_BY_LINK: setting(
    flag,
    'false',
    'Private customers, too, may place an order by the link of a mail. Leave it off until everything that consumer law demands is complete: the button “Zahlungspflichtig bestellen” and the withdrawal function.',
  ),
};

export const commissions = {
  COMMISSION_INBOX_DIR: optional(
    folder,
    'CSV and XLSX files in this folder are taken as commission statements; files with faults wait for employees. Nothing is moved or deleted.',
  ),
  STATEMENT_INBOX_DIR: optional(
    folder,
    'Folder of the portal that operators fill, such as by SFTP. Each complete file is tried, waits for an employee, and moves to `done/` or, with the reason beside it, to `refused/`.',
  ),
};
