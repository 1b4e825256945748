import { readTermsOverview } from '#api/staff/terms.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** Who accepted the terms of use. */
export const termsOverview = ownedLoader('terms-overview', readTermsOverview);
