import { berlinDay } from '../../src/domain/tickets/needed-by-date.ts';
import type { Services } from '../services.ts';
import type { ActingFor } from '../session/actor.ts';
import type { ActionContext } from './define-record.ts';

export function occasionOf(services: Services, acting: ActingFor): ActionContext {
  const now = services.clock();
  const today = berlinDay(now);
  const { id, displayName } = acting.user;
  return { by: { id, name: displayName, staff: acting.employee }, now, today, holidays: services.holidays(today) };
}
