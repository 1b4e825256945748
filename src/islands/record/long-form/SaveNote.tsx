import { useStore } from '@nanostores/react';
import CloudCheck from 'lucide/dist/esm/icons/cloud-check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect, useState } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { Autosave, AutosaveState } from '#stores/data/autosave.ts';
import { $connectivity } from '#stores/page/connectivity.ts';

function noteOf({ step, savedAt, keptAt, isRetrying, failure, conflict }: AutosaveState, isOffline: boolean) {
  const t = texts('record');
  if (conflict) return { text: t('long.conflictNote'), isBad: true };
  if (failure) return { text: failureText(failure), isBad: true };
  if (step !== 'rest' && isOffline) return { text: t(keptAt ? 'long.here' : 'long.offline'), isBad: true };
  if (isRetrying) return { text: t('long.retrying'), isBad: true };
  if (step === 'saving') return { text: t('long.saving'), isBusy: true };
  if (!savedAt) return { text: '' };
  const isToday = berlinDay(savedAt) === berlinDay(Date.now());
  return {
    text: isToday
      ? t('long.saved', { time: formatClock(savedAt) })
      : t('long.savedOn', { moment: formatMoment(savedAt, pageLocale()) }),
  };
}

/** Said only of a call that takes longer (ms). */
const busyAfter = 1000;

/** The state of the autosave; a call that is answered soon is not mentioned. */
function useSlowState(save: Autosave): AutosaveState {
  const state = useStore(save.$state);
  const [restState, setRestState] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setRestState(state), state.step === 'saving' ? busyAfter : 0);
    return () => clearTimeout(timer);
  }, [state]);
  const isUsual = !state.conflict && !state.failure && !state.isRetrying;
  return state.step === 'saving' && isUsual ? restState : state;
}

/** Where the input is: always in sight, and never a question. */
export function SaveNote({ save, isPlain = false }: { save: Autosave; isPlain?: boolean }) {
  const isOffline = useStore($connectivity) !== 'on';
  const { text, isBad = false, isBusy = false } = noteOf(useSlowState(save), isOffline);
  const mark = useStore(save.$state).step === 'rest' && { 'data-saved': '' };
  // In a head of a colour of its own.
  if (isPlain) return <span {...mark}>{text}</span>;
  return (
    <p {...mark} className={`flex items-center gap-2 text-sm ${isBad ? 'font-semibold text-warn' : 'text-muted'}`}>
      {isBusy ? <Spinner /> : <Icon of={isBad ? CloudOff : CloudCheck} size={16} />}
      <span role={isBad ? 'alert' : undefined}>{text}</span>
    </p>
  );
}
