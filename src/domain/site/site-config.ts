import { type AppLabel, appLabels } from '#contract/foundation.ts';

const env = (name: string, fallback: string): string => import.meta.env[`PUBLIC_${name}`] || fallback;

/** As it reads: the build has formatted it. */
const hotline = env('HOTLINE', '+49 30 23125-200');

const label = env('APP_LABEL', 'ETC');

/** What operators of the portal set at build time. */
export const siteConfig = {
  /** Decision 17: chooses logo, colours and the label before the foundation's title. */
  appLabel: (appLabels.find((candidate) => candidate === label) ?? 'ETC') satisfies AppLabel,
  company: env('COMPANY', 'ETC Distribution GmbH'),
  hotline,
  /** The address behind its link. */
  hotlineLink: `tel:${hotline.replaceAll(/[^+\d]/g, '')}`,
  serviceEmail: env('SERVICE_EMAIL', 'partner@etc.example.com'),
  invoicePortal: env('INVOICE_PORTAL_URL', 'https://etc.example.com/invoice'),
  webHostingPortal: env('WEBHOSTING_PORTAL_URL', 'https://etc.example.com/webhosting'),
  consentScript: env('CONSENT_SCRIPT_URL', ''),
  apiBase: env('API_BASE', '/api').replace(/\/$/, ''),
  /** Origin under which the portal is published; '' where the build does not know it. */
  baseUrl: env('BASE_URL', '').replace(/\/$/, ''),
  holidayState: env('HOLIDAY_STATE', ''),
} as const;
