import { maintenance } from '#contract/maintenance.ts';
import { portingOutRecord, portingOutRow } from '#contract/wholesale/porting-out.ts';
import { recordCalls } from '../records.ts';

export const portingOutCalls = recordCalls('ws.portingOut', {
  row: portingOutRow,
  detail: portingOutRecord,
  action: maintenance,
});
