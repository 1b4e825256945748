import { foundationProfile } from '../../contract/profile/organisation.ts';
import { get } from '../http.ts';

/** What is known of an organisation, and who acts for it. */
export const readFoundationProfile = (trid: string) => get(`/foundation/${trid}/profile`, {}, foundationProfile);
