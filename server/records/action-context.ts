import { berlinDay } from '../../src/domain/date/berlin-day.ts';
import type { ActingFor } from '../session/actor.ts';
import type { ActionContext } from './define-record.ts';
import type { RecordServices } from './record-services.ts';

export function occasionOf(services: RecordServices, acting: ActingFor): ActionContext {
  const now = services.clock();
  const today = berlinDay(now);
  const { id, displayName } = acting.user;
  return { by: { id, name: displayName, staff: acting.employee }, now, today, holidays: services.holidays(today) };
}
