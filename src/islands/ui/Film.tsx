import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { filmAddress } from '../../domain/film.ts';
import { texts } from '../../i18n/client.ts';
import { Icon } from './Icon.tsx';
import { useAlive } from './useAlive.ts';

interface Props {
  /** A YouTube link (§9). */
  link: string;
  title: string;
}

/** A film that loads nothing from elsewhere before somebody presses it (decision 10). */
export function Film({ link, title }: Props) {
  const t = texts('ui');
  const alive = useAlive();
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = filmAddress(link);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  if (!address) return null;
  const box = 'aspect-video w-full rounded-card print:hidden';
  if (playing) {
    return (
      <iframe
        ref={frame}
        src={`${address}${address.includes('?') ? '&' : '?'}autoplay=1&rel=0`}
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
      onClick={() => setPlaying(true)}
      className={`${box} group relative grid place-items-center overflow-hidden bg-bar text-on-bar`}
    >
      <span aria-hidden="true" className="absolute inset-0 bg-linear-to-br from-bar-soft to-bar-strong" />
      <span className="relative grid justify-items-center gap-3 p-4">
        <span className="grid size-16 place-items-center rounded-full bg-on-bar text-bar transition-transform group-hover:scale-105">
          <Icon of={Play} size={32} className="ms-1" />
        </span>
        <span className="font-semibold">
          {t('playFilm')}
          <span className="sr-only">: {title}</span>
        </span>
        <span className="max-w-80 text-on-bar-muted text-sm max-sm:hidden">{t('filmHost')}</span>
      </span>
    </button>
  );
}
