import { hotspotLinkCalls } from '#api/staff/hotspot-links.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Hotspot links (§3-19), newest first (§9-8). */
export const hotspotLinkRecords = maintainedRecords({
  name: 'hotspot-links',
  calls: hotspotLinkCalls,
  rules: { sorts: ['value1', 'value2', 'modified'], sort: '-modified', hasArchive: true },
});
