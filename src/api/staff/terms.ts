import { type TermsOverview, termsOverview } from '#contract/staff/terms-overview.ts';
import { get } from '../http.ts';

export const readTermsOverview = (): Promise<TermsOverview> => get('/admin/terms', {}, termsOverview);
