import type { ContentServices } from '../content/content-services.ts';

/** What importing statements needs. */
export type CommissionServices = Pick<
  ContentServices,
  'config' | 'db' | 'clock' | 'log' | 'metrics' | 'content' | 'runInBackground'
> & { readonly sendMails: () => void };
