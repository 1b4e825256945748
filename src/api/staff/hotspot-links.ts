import { maintenance } from '#contract/maintenance.ts';
import { recordOf } from '#contract/record.ts';
import { hotspotLinkData, hotspotLinkRow } from '#contract/staff/hotspot-link.ts';
import { recordCalls } from '../records.ts';

export const hotspotLinkCalls = recordCalls('etc.hotspotLink', {
  row: hotspotLinkRow,
  detail: recordOf(hotspotLinkData),
  action: maintenance,
});
