import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { FileEntry } from '../../contract/file.ts';
import { readDescription } from '../../domain/description.ts';
import { filmAddress } from '../../domain/film.ts';
import { shownName } from '../../domain/shown-name.ts';
import { texts } from '../../i18n/client.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

/** A film from YouTube; nothing is asked of it before the user plays it. */
export function Film({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  const t = texts('documents');
  const [playing, setPlaying] = useState(false);
  const link = entry.properties.shortcuturl;
  const address = filmAddress(link);
  const name = shownName(entry);
  const { text } = readDescription(entry.description);
  return (
    <Dialog wide open onClose={onClose} title={name}>
      <div className="grid gap-3">
        {text && <p className="text-muted">{text}</p>}
        <div className="grid aspect-video place-items-center overflow-clip rounded-card border border-line bg-surface">
          {playing && address ? (
            <iframe
              title={name}
              src={address}
              className="size-full"
              allow="fullscreen; encrypted-media; picture-in-picture"
              // YouTube plays nothing for a page that does not say where it is.
              referrerPolicy="strict-origin"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            />
          ) : (
            <div className="grid max-w-narrow justify-items-center gap-4 p-6 text-center">
              <Button look="primary" icon={<Icon of={Play} />} onClick={() => setPlaying(true)}>
                {t('film.play')}
              </Button>
              <p className="text-muted text-sm">{t('film.notice')}</p>
            </div>
          )}
        </div>
        <a href={link} target="_blank" rel="noopener noreferrer" className="justify-self-start text-sm">
          {t('film.outside')}
        </a>
      </div>
    </Dialog>
  );
}
