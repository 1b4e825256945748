/** What the player of a film tells: the second it is at, and whether it goes on from there. */
export interface FilmTime {
  second: number;
  playing: boolean;
}

const playing = 1;
const ended = 0;

/** Asks the player in the frame to tell where it is; it answers by messages, without a script of its host in our page. */
export const listening = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' });

/** Reads a message of the player; undefined for a message without a time. A film at its end restarts. */
export function filmTimeIn(message: unknown): FilmTime | undefined {
  try {
    const { info } = JSON.parse(String(message)) as { info?: { currentTime?: unknown; playerState?: unknown } };
    if (info?.playerState === ended) return { second: 0, playing: false };
    const time = info?.currentTime;
    if (typeof time !== 'number' || !(time >= 0)) return undefined;
    return { second: Math.floor(time), playing: info?.playerState === undefined || info.playerState === playing };
  } catch {
    return undefined;
  }
}

/** `3:04`, or `1:02:03` of a long film. */
export function clockTime(second: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  const visibleParts = parts[0] === 0 ? parts.slice(1) : parts;
  return visibleParts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
