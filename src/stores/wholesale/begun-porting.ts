import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { portingDefaults } from '#domain/wholesale/porting/porting-fields.ts';
import { begunRecord } from '../data/begun-record.ts';
import type { RecordStore } from '../data/record-detail.ts';
import { createPorting, narrowedAnswers, portingStore, portings } from './portings.ts';

/** A request that comes into being with its first entry. */
export function begunPorting(begunId: string): RecordStore<PortingRecord, Maintenance> {
  const answers = narrowedAnswers(portings.$view.get().filters);
  const now = Date.now();
  const blank = {
    ...{ id: begunId, type: 'ws.porting', archived: false, version: 0 },
    ...{ created: now, createdBy: '', modified: now, modifiedBy: '' },
    data: { ...portingDefaults, ...answers, state: 'draft', timeline: [] },
  } as PortingRecord;
  const create = (body: Record<string, unknown>, key: string) => createPorting({ ...answers, ...body }, key);
  return begunRecord({ begunId, blank, one: portingStore, create });
}
