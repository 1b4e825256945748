import { useEffect, useState } from 'react';
import { texts } from '#i18n/client.ts';

const second = 1000;
const soon = 5 * 60;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / second));

/** The time until a moment (ms), in whole seconds; updated each second. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    setLeft(secondsUntil(moment));
    const timer = setInterval(() => setLeft(secondsUntil(moment)), second);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** The time that a reservation has left; only that little is left is said aloud. */
export function Countdown({ left, whole }: { left: number; whole: number }) {
  const t = texts('numbers');
  const time = `${Math.floor(left / 60)}:${twoDigits(left % 60)}`;
  const isSoon = left <= soon;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted text-sm">{t('take.kept')}</span>
        <span
          role="timer"
          aria-live="off"
          className={`font-semibold text-lg tabular-nums ${isSoon ? 'text-danger' : ''}`}
        >
          {t('take.left', { time })}
        </span>
      </p>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div
          className={`h-full rounded-full ${isSoon ? 'bg-danger' : 'bg-link'}`}
          style={{ width: `${Math.min(100, (100 * left) / whole)}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {isSoon ? t('take.soon') : ''}
      </p>
    </div>
  );
}
