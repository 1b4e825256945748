import { type PortingState, portingStates } from '../../../../src/contract/wholesale/porting.ts';
import { type PortingEvent, type PortingMove, portingEvents } from '../../../../src/domain/porting/porting-states.ts';
import { employee } from '../../definition/access.ts';
import type { StateEvent, StateTable } from '../../definition/states.ts';

const eventOf = ({ moves, otherwise, actors }: PortingEvent): StateEvent<PortingMove> => ({
  moves,
  otherwise,
  ...(!actors.includes('partner') && { by: employee }),
});

/** `domain.md` 5.5.2, as the engine reads it. */
export const portingStateTable: StateTable<PortingMove> = {
  states: portingStates,
  field: 'state',
  events: Object.fromEntries(Object.entries(portingEvents).map(([name, event]) => [name, eventOf(event)])),
  settle: ({ stateBefore }, to) => (to === 'before' ? (stateBefore as PortingState) : to),
};
