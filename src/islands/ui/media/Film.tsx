import Play from 'lucide/dist/esm/icons/play.mjs';
import { useEffect, useRef, useState } from 'react';
import { filmAddress } from '#domain/content/film.ts';
import { clockTime, type FilmTime } from '#domain/content/film-player.ts';
import { texts } from '#i18n/client.ts';
import { playerAddress } from '#stores/content/player-address.ts';
import { useAlive } from '../page/useAlive.ts';
import { Icon } from '../text/Icon.tsx';
import { useFilmTime } from './useFilmTime.ts';

interface Props {
  /** A YouTube link (§9-6). */
  link: string;
  title: string;
  /** Second at which it goes on. */
  from?: number;
  /** Is told where the film is while it plays. */
  onTime?: ((time: FilmTime) => void) | undefined;
}

/** A film that loads nothing from third parties before a press (decision 10). */
export function Film({ link, title, from = 0, onTime }: Props) {
  const t = texts('ui');
  const alive = useAlive();
  // A playing film keeps its address although a later position is saved meanwhile.
  const [source, setSource] = useState<string>();
  const playing = source !== undefined;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = filmAddress(link, from);
  useFilmTime(frame, playing, onTime);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  if (!address) return null;
  const box = 'aspect-video w-full rounded-card print:hidden';
  if (playing) {
    return (
      <iframe
        ref={frame}
        src={source}
        title={title}
        // The player does not start for a page that does not say where it comes from.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; fullscreen; picture-in-picture"
        className={`${box} bg-bar-strong`}
      />
    );
  }
  return (
    <button
      type="button"
      inert={!alive}
      onClick={() => setSource(playerAddress(address, onTime !== undefined))}
      className={`${box} group relative grid place-items-center overflow-hidden bg-bar text-on-bar`}
    >
      <span aria-hidden="true" className="absolute inset-0 bg-linear-to-br from-bar-soft to-bar-strong" />
      <span className="relative grid justify-items-center gap-3 p-4">
        <span className="grid size-16 place-items-center rounded-full bg-on-bar text-bar transition-transform group-hover:scale-105">
          <Icon of={Play} size={32} className="ms-1" />
        </span>
        <span className="font-semibold">
          {from > 0 ? t('playFilmFrom', { time: clockTime(from) }) : t('playFilm')}
          <span className="sr-only">: {title}</span>
        </span>
        <span className="max-w-80 text-on-bar-muted text-sm max-sm:hidden">{t('filmHost')}</span>
      </span>
    </button>
  );
}
