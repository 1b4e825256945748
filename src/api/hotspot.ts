import { hotspotLink } from '../contract/foundation.ts';
import { listOf } from '../contract/record.ts';
import { get } from './http.ts';

const links = listOf(hotspotLink);

/** Links that are valid now and meant for the user, newest first (§3-19). */
export const listHotspotLinks = () => get('/hotspot/', {}, links);
