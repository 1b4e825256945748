import { useEffect, useRef, useState } from 'react';

/** How often (ms) is looked whether a minute has begun: timers of a computer that slept are late. */
const beat = 5000;
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** The present moment (ms), updated each minute while the page is visible; `onMinute` is called with it. */
export function useMinute(isFollowed: boolean, onMinute: (now: number) => void): number {
  const [now, setNow] = useState(() => Date.now());
  const latestCallback = useRef(onMinute);
  latestCallback.current = onMinute;
  useEffect(() => {
    if (!isFollowed) return;
    const look = () => {
      const moment = Date.now();
      if (document.hidden || minuteOf(moment) === minuteOf(now)) return;
      setNow(moment);
      latestCallback.current(moment);
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
