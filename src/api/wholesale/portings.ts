import { maintenance } from '../../contract/maintenance.ts';
import { portingRecord, portingRow } from '../../contract/wholesale/porting.ts';
import { recordCalls } from '../records.ts';

export const portingCalls = recordCalls('ws.porting', { row: portingRow, detail: portingRecord, action: maintenance });
