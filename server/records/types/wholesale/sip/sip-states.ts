import { type SipState, sipStates } from '#contract/wholesale/sip-account.ts';
import { isChangeable } from '#domain/wholesale/sip/sip-states.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { becomes, type StateTable, stays } from '#server/records/engine/definition/states.ts';

const alive = sipStates.filter(isChangeable);
const ended = 'Dieser SIP-Account ist gekündigt.';
const abuse =
  'Dieser SIP-Account ist wegen Missbrauchs gesperrt oder gekündigt. Eine solche Sperre hebt nur der Distributor auf.';

/** `docs/domain/sip-accounts.md#states`: a partner locks and unlocks; a lock for abuse is set and lifted by employees alone. */
export const sipStateTable: StateTable<SipState> = {
  states: sipStates,
  field: 'state',
  events: {
    update: { moves: stays(...alive), otherwise: abuse },
    resetPassword: { moves: stays(...alive), otherwise: abuse },
    sendPasswordLink: { moves: stays(...alive), otherwise: abuse },
    usePasswordLink: { moves: stays(...alive), otherwise: abuse },
    lock: { moves: becomes('lockedByCustomer', 'active'), otherwise: 'Nur ein aktiver SIP-Account wird gesperrt.' },
    lockForAbuse: { moves: becomes('lockedForAbuse', ...alive), otherwise: abuse, by: employee },
    unlock: {
      moves: becomes('active', 'lockedByCustomer'),
      otherwise: 'Nur eine eigene Sperre wird aufgehoben; eine Sperre wegen Missbrauchs hebt der Distributor auf.',
    },
    release: {
      moves: becomes('active', 'lockedByCustomer', 'lockedForAbuse'),
      otherwise: 'Dieser SIP-Account ist nicht gesperrt.',
      by: employee,
    },
    // What services, the registrar and backup rules make of it.
    activate: { moves: { ...becomes('active', 'inSetup'), ...stays('active') }, otherwise: ended },
    provision: { moves: stays(...alive, 'lockedForAbuse'), otherwise: ended },
    terminate: { moves: becomes('terminated', ...sipStates), otherwise: ended },
    registration: { moves: stays(...sipStates), otherwise: ended },
    backup: { moves: stays(...sipStates), otherwise: ended },
  },
};
