import { type PortingState, portingStates } from '#contract/wholesale/porting.ts';
import { type PortingEvent, type PortingMove, portingEvents } from '#domain/wholesale/porting/porting-states.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import type { StateEvent, StateTable } from '#server/records/engine/definition/states.ts';

const eventOf = ({ moves, otherwise, actors }: PortingEvent): StateEvent<PortingMove> => ({
  moves,
  otherwise,
  ...(!actors.includes('partner') && { by: employee }),
});

/** `docs/domain/porting.md#states`, as the engine reads it. */
export const portingStateTable: StateTable<PortingMove> = {
  states: portingStates,
  field: 'state',
  events: Object.fromEntries(Object.entries(portingEvents).map(([name, event]) => [name, eventOf(event)])),
  settle: ({ stateBefore }, to) => (to === 'before' ? (stateBefore as PortingState) : to),
};
