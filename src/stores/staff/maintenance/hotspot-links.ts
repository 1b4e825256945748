import { hotspotLinkCalls } from '#api/staff/hotspot-links.ts';
import { hotspotLinkColumns } from '#contract/staff/hotspot-link.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Hotspot links (§3-19), newest first (§9-8). */
export const hotspotLinkRecords = maintainedRecords({
  name: 'hotspot-links',
  calls: hotspotLinkCalls,
  rules: { columns: hotspotLinkColumns, sorts: ['title', 'category', 'modified'], sort: '-modified', hasArchive: true },
});
