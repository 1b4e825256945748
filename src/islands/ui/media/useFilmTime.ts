import { type RefObject, useEffect } from 'react';
import { filmHost } from '#domain/content/film.ts';
import { type FilmTime, filmTimeIn, listening } from '#domain/content/film-player.ts';

/** Follows where the film in a frame is while it plays; a player that says nothing is left alone. */
export function useFilmTime(
  frame: RefObject<HTMLIFrameElement | null>,
  playing: boolean,
  onTime: ((time: FilmTime) => void) | undefined,
): void {
  useEffect(() => {
    if (!playing || !onTime) return;
    let attempts = 0;
    // The player hears only once its own scripts run, some time after it has loaded.
    const asking = setInterval(() => {
      attempts += 1;
      frame.current?.contentWindow?.postMessage(listening, filmHost);
      if (attempts > 40) clearInterval(asking);
    }, 250);
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== filmHost || source !== frame.current?.contentWindow) return;
      clearInterval(asking);
      const time = filmTimeIn(data);
      if (time) onTime(time);
    };
    addEventListener('message', hear);
    return () => {
      clearInterval(asking);
      removeEventListener('message', hear);
    };
  }, [frame, playing, onTime]);
}
