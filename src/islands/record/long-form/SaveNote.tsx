import { useStore } from '@nanostores/react';
import CloudCheck from 'lucide/dist/esm/icons/cloud-check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { Autosave, AutosaveState } from '#stores/data/autosave.ts';
import { $connectivity } from '#stores/page/connectivity.ts';

function noteOf({ step, savedAt, keptAt, failure, conflict }: AutosaveState, isOffline: boolean) {
  const t = texts('record');
  if (conflict) return { text: t('long.conflictNote'), isBad: true };
  if (failure) return { text: failureText(failure), isBad: true };
  if (step !== 'rest' && isOffline)
    return { text: keptAt ? t('long.here', { time: formatClock(keptAt) }) : t('long.offline'), isBad: true };
  if (step !== 'rest') return { text: t('long.saving'), isBusy: true };
  if (!savedAt) return { text: '' };
  const isToday = berlinDay(savedAt) === berlinDay(Date.now());
  return {
    text: isToday
      ? t('long.saved', { time: formatClock(savedAt) })
      : t('long.savedOn', { moment: formatMoment(savedAt, pageLocale()) }),
  };
}

/** Where the input is: always in sight, and never a question. */
export function SaveNote({ save }: { save: Autosave }) {
  const isOffline = useStore($connectivity) !== 'on';
  const { text, isBad = false, isBusy = false } = noteOf(useStore(save.$state), isOffline);
  return (
    <p className={`flex items-center gap-2 text-sm ${isBad ? 'font-semibold text-warn' : 'text-muted'}`}>
      {isBusy ? <Spinner /> : <Icon of={isBad ? CloudOff : CloudCheck} size={16} />}
      <span role={isBad ? 'alert' : undefined}>{text}</span>
    </p>
  );
}
