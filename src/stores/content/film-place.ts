import type { FilmTime } from '#domain/content/film-player.ts';
import { $dataScope } from '../session/data-scope.ts';
import { rememberFilmPlace } from './academy.ts';

/** Seconds of a film between two notes while it plays. */
const every = 15;

/** Notes where the user is in the film of a lesson: now and then while it plays, and at once where it stops. */
export function filmPlace(course: string, lesson: string, from: number): (time: FilmTime) => void {
  let noted = from;
  let wasPlaying = false;
  // One after the other: an earlier place that arrives later would stay.
  let sent = Promise.resolve();
  return ({ second, playing }) => {
    // Before the organisation is known, the position cannot be saved; the player reports it again.
    if (!$dataScope.get()) return;
    const stopped = wasPlaying && !playing;
    wasPlaying = playing;
    if (second === noted || !(stopped || Math.abs(second - noted) >= every)) return;
    noted = second;
    sent = sent.then(() => rememberFilmPlace(course, lesson, second));
  };
}
