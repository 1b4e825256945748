import type { FileEntry } from '#contract/file.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { readDescription } from '#domain/text/description.ts';
import { texts } from '#i18n/client.ts';
import { Film as FilmBox } from '../media/Film.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

/** A film over the page; nothing is asked of YouTube before the user plays it. */
export function FilmDialog({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  const link = entry.properties.shortcuturl;
  const name = shownName(entry);
  const { text } = readDescription(entry.description);
  return (
    <Dialog wide open onClose={onClose} title={name}>
      <div className="grid gap-3">
        {text && <p className="text-muted">{text}</p>}
        <FilmBox link={link} title={name} />
        <p className="text-muted text-sm sm:hidden">{texts('ui')('filmHost')}</p>
        <a href={link} target="_blank" rel="noopener noreferrer" className="justify-self-start text-sm">
          {texts('documents')('film.outside')}
        </a>
      </div>
    </Dialog>
  );
}
