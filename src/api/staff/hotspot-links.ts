import { maintenance } from '#contract/maintenance.ts';
import { hotspotLinkRecord, hotspotLinkRow } from '#contract/staff/hotspot-link.ts';
import { recordCalls } from '../records.ts';

export const hotspotLinkCalls = recordCalls('etc.hotspotLink', {
  row: hotspotLinkRow,
  detail: hotspotLinkRecord,
  action: maintenance,
});
