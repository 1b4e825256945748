import { appLabelsIn } from '#contract/foundation.ts';
import { brandInUse } from '../brand/browser-brand.ts';

const env = (name: string, fallback: string): string => import.meta.env[`PUBLIC_${name}`] || fallback;

/** As it reads: the build has formatted it. */
const hotline = env('HOTLINE', '+49 30 23125-200');
const company = env('COMPANY', 'ETC Distribution GmbH');
const serviceEmail = env('SERVICE_EMAIL', 'partner@etc.example.com');

const label = env('APP_LABEL', 'ETC');

/** A detail of the company that the page of administration may change after the build. */
const branded = (name: string, built: string) => brandInUse()?.texts.de[name] ?? built;

/** What operators of the portal set at build time. */
export const siteConfig = {
  /** Decision 17: chooses logo, colours and the label before the foundation's title. */
  appLabel: appLabelsIn(env('VARIANTS', '')).includes(label) ? label : 'ETC',
  get company() {
    return branded('company', company);
  },
  get hotline() {
    return branded('hotline', hotline);
  },
  /** The address behind its link. */
  get hotlineLink() {
    return `tel:${this.hotline.replaceAll(/[^+\d]/g, '')}`;
  },
  get serviceEmail() {
    return branded('email', serviceEmail);
  },
  invoicePortal: env('INVOICE_PORTAL_URL', 'https://etc.example.com/invoice'),
  webHostingPortal: env('WEBHOSTING_PORTAL_URL', 'https://etc.example.com/webhosting'),
  consentScript: env('CONSENT_SCRIPT_URL', ''),
  apiBase: env('API_BASE', '/api').replace(/\/$/, ''),
  /** Origin under which the portal is published; '' where the build does not know it. */
  baseUrl: env('BASE_URL', '').replace(/\/$/, ''),
  holidayState: env('HOLIDAY_STATE', ''),
} as const;
