import { maintenance } from '#contract/maintenance.ts';
import { processRecord, processRow } from '#contract/wholesale/process.ts';
import { recordCalls } from '../records.ts';

export const processCalls = recordCalls('ws.process', { row: processRow, detail: processRecord, action: maintenance });
