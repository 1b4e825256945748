import { type ProcessState, processStates } from '#contract/wholesale/process.ts';
import { cancellable, statesBefore } from '#domain/wholesale/processes/process-rules.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { becomes, type StateEvent, type StateTable, stays } from '#server/records/engine/definition/states.ts';

const cannotFollow = 'Dieser Status kann auf den jetzigen nicht folgen.';
const moved = (to: ProcessState): StateEvent<ProcessState> => ({
  moves: becomes(to, ...statesBefore[to]),
  otherwise: cannotFollow,
});

/** `docs/domain/processes.md#states`. */
export const processStateTable: StateTable<ProcessState> = {
  states: processStates,
  field: 'state',
  events: {
    // A process that was closed by hand stays closed; advancing it changes nothing.
    ...Object.fromEntries(
      processStates.map((to) => {
        const event = moved(to);
        return [`advance.${to}`, { ...event, moves: { ...event.moves, ...stays('done', 'cancelled') } }];
      }),
    ),
    ...Object.fromEntries(processStates.map((to) => [`status.${to}`, { ...moved(to), by: employee }])),
    answer: {
      moves: becomes('running', 'waitingPartner'),
      otherwise: 'Dieser Vorgang wartet nicht auf eine Antwort von Ihnen.',
    },
    cancel: {
      moves: becomes('cancelled', ...cancellable),
      otherwise: 'Dieser Vorgang kann nicht mehr storniert werden.',
    },
    retry: {
      moves: becomes('running', 'failed'),
      otherwise: 'Nur ein fehlgeschlagener Vorgang wird erneut gestartet.',
    },
    // The portal's own steps, by the clock.
    begin: { moves: becomes('running', 'scheduled'), otherwise: cannotFollow },
    remind: { moves: stays('waitingPartner'), otherwise: cannotFollow },
  },
};
