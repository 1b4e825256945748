import type { RequestType } from '#contract/profile/change-request.ts';
import type { RouteName } from '../access/routes.ts';

/** Where a change is asked for, and where its request is shown. */
export const requestRoutes = {
  'etc.contact': 'EtcContactForm',
  'etc.company': 'EtcCompanyForm',
  'etc.partner': 'CustomerProfile',
} as const satisfies Record<RequestType, RouteName>;
