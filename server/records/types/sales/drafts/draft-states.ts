import { type DraftState, draftStates } from '#contract/sales/draft.ts';
import { becomes, type StateTable, stays } from '#server/records/engine/definition/states.ts';

export const readOnly = 'Der Entwurf ist schreibgeschützt.';
const edited = { moves: stays<DraftState>('open', 'complete'), otherwise: readOnly };
const notWaiting = 'Der Entwurf wartet nicht auf die Freigabe des Kunden.';

/** `docs/domain/drafts.md#states`; whether an editable draft is complete follows from what it holds. */
export const draftStateTable: StateTable<DraftState> = {
  states: draftStates,
  field: 'state',
  events: {
    update: edited,
    attach: edited,
    detach: edited,
    archive: {
      moves: stays('open', 'complete', 'submitted', 'expired'),
      otherwise: 'Ein Entwurf in Übermittlung kann nicht archiviert werden.',
    },
    restore: {
      moves: stays('open', 'complete', 'expired'),
      otherwise: 'Ein übermittelter Entwurf bleibt im Archiv.',
    },
    delete: { moves: stays('open', 'complete'), otherwise: 'Nur ein bearbeitbarer Entwurf kann gelöscht werden.' },
    submit: {
      moves: becomes('submitted', 'open', 'complete'),
      otherwise: 'Nur ein bearbeitbarer Entwurf kann übermittelt werden.',
    },
    sendLink: {
      moves: becomes('submitting', 'open', 'complete'),
      otherwise: 'Nur ein bearbeitbarer Entwurf kann übermittelt werden.',
    },
    confirm: { moves: becomes('submitted', 'submitting'), otherwise: notWaiting },
    resendLink: { moves: stays('submitting'), otherwise: notWaiting },
    withdraw: { moves: becomes('open', 'submitting'), otherwise: notWaiting },
    giveUp: { moves: becomes('open', 'submitting'), otherwise: notWaiting },
    askAvailability: edited,
    answerAvailability: edited,
    updatePrices: edited,
    offer: { moves: stays('open', 'complete'), otherwise: 'Ein Angebot gibt es nur zu einem bearbeitbaren Entwurf.' },
    expire: { moves: becomes('expired', 'open', 'complete'), otherwise: 'Nur ein bearbeitbarer Entwurf läuft ab.' },
  },
  settle: ({ percent }, to) => {
    if (to !== 'open' && to !== 'complete') return to;
    return percent === 100 ? 'complete' : 'open';
  },
};
