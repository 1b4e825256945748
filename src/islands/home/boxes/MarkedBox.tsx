import { useStore } from '@nanostores/react';
import Folder from 'lucide/dist/esm/icons/folder.mjs';
import { useId } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { href } from '#domain/access/routes.ts';
import { documentsPage } from '#domain/documents/documents-page.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { folderHref } from '#domain/documents/file-place.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DocumentLink } from '#islands/ui/document/DocumentLink.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { folderTrail } from '#islands/ui/document/folder-trail.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { markedDocuments } from '#stores/documents/marked-documents.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import type { BoxProps } from '../box.ts';
import { AsyncBox } from './AsyncBox.tsx';

/** The user's favourites, and the folders they follow with a mark where something changed. */
export function MarkedBox({ built, operators }: BoxProps) {
  const t = texts('home');
  const page = documentsPage(useStore($userRoles), useStore($foundation)?.type ?? '', built);
  return (
    <AsyncBox
      title={t('marked.title')}
      source={markedDocuments}
      rows={2}
      isEmpty={({ favourites, followed }) => favourites.length + followed.length === 0}
      empty={
        <>
          <p className="text-muted text-sm">{t('marked.empty')}</p>
          {page && (
            <p className="mt-2">
              <a href={href(page, pageLocale())}>{t('marked.browse')}</a>
            </p>
          )}
        </>
      }
    >
      {({ favourites, followed }) => (
        <div className="grid gap-3 py-3">
          {followed.length > 0 && <Followed folders={followed} built={built} operators={operators} />}
          {favourites.length > 0 && <Favourites files={favourites} />}
        </div>
      )}
    </AsyncBox>
  );
}

const FolderLink = ({ href: address, name }: { href: string | undefined; name: string }) =>
  address ? <a href={address}>{name}</a> : name;

interface FollowedProps extends Pick<BoxProps, 'built' | 'operators'> {
  folders: readonly FileEntry[];
}

function Followed({ folders, built, operators }: FollowedProps) {
  const t = texts('home');
  const id = useId();
  const roles = useStore($userRoles);
  const foundationType = useStore($foundation)?.type ?? '';
  return (
    <div>
      <h3 id={id} className="px-5 text-muted text-sm">
        {t('marked.followed')}
      </h3>
      <ul aria-labelledby={id}>
        {folders.map((folder) => (
          <li key={folder.path} className="flex items-center gap-3 px-5 py-1.5">
            <Icon of={Folder} className="text-muted" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <FolderLink
                href={folderHref(folder.path, { roles, foundationType, built }, pageLocale())}
                name={folderTrail(folder.path, operators, folder.title)}
              />
            </span>
            {folder.newFiles ? (
              <StatusPill tone="info">{t('marked.changes', { count: folder.newFiles })}</StatusPill>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Favourites({ files }: { files: readonly FileEntry[] }) {
  const t = texts('home');
  const id = useId();
  return (
    <div>
      <h3 id={id} className="px-5 text-muted text-sm">
        {t('marked.favourites')}
      </h3>
      <ul aria-labelledby={id}>
        {files.map((file) => (
          <li key={file.path} className="relative flex items-center gap-3 px-5 py-1.5 hover:bg-surface">
            <FileTile extension={isLink(file) ? 'link' : file.extension} />
            <span className="min-w-0 flex-1">
              <DocumentLink entry={file}>{shownName(file)}</DocumentLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
