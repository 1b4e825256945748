import { foundationProfile } from '#contract/profile/organisation.ts';
import { get, getFile, send } from '../http.ts';

/** What is known of an organisation, and who acts for it. */
export const readFoundationProfile = (trid: string) => get(`/foundation/${trid}/profile`, {}, foundationProfile);

const logo = (trid: string) => `/foundation/${trid}/logo`;
/** What stands at the head of its offers. */
export const readLogo = (trid: string) => getFile(logo(trid), {});
export const saveLogo = (trid: string, picture: Blob) => send(logo(trid), { method: 'PUT', body: picture });
export const deleteLogo = (trid: string) => send(logo(trid), { method: 'DELETE' });
