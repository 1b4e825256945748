import { hotspotLinkCalls } from '#api/staff/hotspot-links.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** §3 "Hotspot link"; §9: newest first. */
export const hotspotLinkRecords = maintainedRecords({
  name: 'hotspot-links',
  calls: hotspotLinkCalls,
  rules: { sorts: ['value1', 'value2', 'modified'], sort: '-modified', hasArchive: true },
});
