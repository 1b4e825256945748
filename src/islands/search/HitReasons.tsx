import type { FileEntry } from '#contract/file.ts';
import { readDescription } from '#domain/text/description.ts';
import { texts } from '#i18n/client.ts';
import { Marked } from './Marked.tsx';

/** What a document is about, and where else than in its name the words stand. */
export function HitReasons({ entry }: { entry: FileEntry }) {
  const t = texts('search');
  const hitPlaces = entry.found ?? [];
  const { text } = readDescription(entry.description);
  return (
    <>
      {text && !hitPlaces.some(({ where }) => where === 'description') && <p className="mt-1 wrap-anywhere">{text}</p>}
      {hitPlaces.map(({ where, snippet }) => {
        // The folder stands above in any case, so it is named again only where nothing else matched.
        if (where === 'name' || (where === 'folder' && hitPlaces.length > 1)) return null;
        return (
          <p key={where} className="mt-1 wrap-anywhere">
            <span className="text-muted text-sm">{t(`hit.in.${where}`)}: </span>
            <Marked parts={snippet} />
          </p>
        );
      })}
    </>
  );
}
