import { useSyncExternalStore } from 'react';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { isNextVersion, libraryName } from '#domain/documents/library-upload.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFormValues } from '#islands/ui/form/useFormField.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { folderCaption } from './folder-caption.ts';

const nameIn = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return shownName({ name, extension: extensionOf(name), type: 'file' });
};

/** How partners will find it: name, version, validity, audience, and what it takes the place of. */
export function UploadSummary({ folders }: { folders: readonly { path: string; title?: string | undefined }[] }) {
  const t = texts('library-upload');
  const { lists } = useFormScope();
  useSyncExternalStore(lists.$changes.listen, lists.$changes.get);
  const values = useFormValues() as Record<string, string | undefined> & { roles?: readonly string[] };
  const { folder = '', title = '', version, description, validFrom, validUntil, supersedes = '' } = values;
  const roles = values.roles ?? [];
  const files = lists.get('fileQueue')?.$entries.get() ?? [];
  const [first, ...more] = files;
  const name = first && libraryName(files.length === 1 ? title.trim() : '', first.name);
  const place = folders.find(({ path }) => path === folder);
  const day = (text: string) => formatCalendarDay(text, pageLocale());
  const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
  const validity = [
    isDay(validFrom) && t('shown.from', { day: day(validFrom) }),
    isDay(validUntil) && t('shown.until', { day: day(validUntil) }),
  ].filter(Boolean);
  const facts = [version && t('shown.version', { version }), ...validity].filter(Boolean);
  return (
    <Card compact title={t('shown.title')}>
      <div className="grid gap-3">
        <div className="flex items-start gap-3">
          <FileTile extension={extensionOf(name ?? '')} />
          <div className="min-w-0 wrap-anywhere">
            <p className={name ? 'font-semibold' : 'text-muted'}>
              {name ? shownName({ name, extension: extensionOf(name), type: 'file' }) : t('shown.noFile')}
            </p>
            {more.length > 0 && <p className="text-muted text-sm">{t('shown.more', { count: more.length })}</p>}
            {description && <p className="text-muted text-sm">{description}</p>}
            {facts.length > 0 && <p className="text-muted text-sm">{facts.join(' · ')}</p>}
          </div>
        </div>
        <ul className="grid gap-1.5 border-line border-t pt-3 text-sm wrap-anywhere">
          <li>{place ? t('shown.inFolder', { folder: folderCaption(place) }) : t('shown.noFolder')}</li>
          <li>
            {roles.length === 0
              ? t('shown.all')
              : t('shown.only', { roles: roles.map((role) => texts('roles')(role as 'SP')).join(', ') })}
          </li>
          <li>{t('shown.now')}</li>
          {supersedes && (
            <li className="font-semibold">
              {t(name && isNextVersion(folder, name, supersedes) ? 'replaces.next' : 'replaces.other', {
                name: nameIn(supersedes),
              })}
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}
