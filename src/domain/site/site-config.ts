import { brandInUse } from '../brand/browser-brand.ts';

const env = (name: string, fallback: string): string => import.meta.env[`PUBLIC_${name}`] || fallback;

/** What the page of administration says in place of the build, as this page knows it from its start. */
const brand = brandInUse()?.texts.de;

/** As it reads: the build has formatted it. */
const hotline = brand?.['hotline'] ?? env('HOTLINE', '+49 30 23125-200');

/** What operators of the portal set at build time. */
export const siteConfig = {
  /** Decision 17: chooses logo, colours and the label before the foundation's title. The build has checked it. */
  appLabel: env('APP_LABEL', 'ETC'),
  company: brand?.['company'] ?? env('COMPANY', 'ETC Distribution GmbH'),
  hotline,
  /** The address behind its link. */
  hotlineLink: `tel:${hotline.replaceAll(/[^+\d]/g, '')}`,
  serviceEmail: brand?.['email'] ?? env('SERVICE_EMAIL', 'partner@etc.example.com'),
  invoicePortal: env('INVOICE_PORTAL_URL', 'https://etc.example.com/invoice'),
  webHostingPortal: env('WEBHOSTING_PORTAL_URL', 'https://etc.example.com/webhosting'),
  consentScript: env('CONSENT_SCRIPT_URL', ''),
  apiBase: env('API_BASE', '/api').replace(/\/$/, ''),
  /** Origin under which the portal is published; '' where the build does not know it. */
  baseUrl: env('BASE_URL', '').replace(/\/$/, ''),
  holidayState: env('HOLIDAY_STATE', ''),
} as const;
