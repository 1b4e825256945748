import { useEffect, useRef, useState } from 'react';

/** How often (ms) is looked whether a minute has begun: timers of a computer that slept are late. */
const beat = 5000;
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** The present moment (ms), drawn anew with each minute while the page is seen; `onMinute` is told of it. */
export function useMinute(isFollowed: boolean, onMinute: (now: number) => void): number {
  const [now, setNow] = useState(() => Date.now());
  const told = useRef(onMinute);
  told.current = onMinute;
  useEffect(() => {
    if (!isFollowed) return;
    const look = () => {
      const moment = Date.now();
      if (document.hidden || minuteOf(moment) === minuteOf(now)) return;
      setNow(moment);
      told.current(moment);
    };
    const timer = setInterval(look, beat);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isFollowed, now]);
  return now;
}
