import { listHotspotLinks } from '#api/hotspot.ts';
import { ownedLoader } from './owned-loader.ts';

/** §9-8: newest first. */
export const hotspotLinks = ownedLoader('links', async () =>
  (await listHotspotLinks()).items.sort((a, b) => b.modifydate - a.modifydate),
);
