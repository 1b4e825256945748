import { maintenance } from '../../contract/maintenance.ts';
import { backupRecord, backupRow } from '../../contract/wholesale/backup.ts';
import { numberRecord, numberRow } from '../../contract/wholesale/number.ts';
import { sipRecord, sipRow } from '../../contract/wholesale/sip-account.ts';
import { recordCalls } from '../records.ts';

export const sipCalls = recordCalls('ws.sip', { row: sipRow, detail: sipRecord, action: maintenance });
export const numberCalls = recordCalls('ws.number', { row: numberRow, detail: numberRecord, action: maintenance });
export const backupCalls = recordCalls('ws.backup', { row: backupRow, detail: backupRecord, action: maintenance });
