import ArrowDownUp from 'lucide/dist/esm/icons/arrow-down-up.mjs';
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs';
import FolderX from 'lucide/dist/esm/icons/folder-x.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { type FileScope, fileQuery } from '#stores/documents/file-view.ts';

/** A folder without entries, or without any that the filter lets through. */
export function NoEntries({ scope, isStart }: { scope: FileScope; isStart: boolean }) {
  const t = texts('documents');
  if (scope === 'all') {
    return (
      <Empty
        icon={FolderOpen}
        title={t(isStart ? 'empty.none' : 'empty.folder')}
        action={<LinkButton href={href('Search', pageLocale())}>{t('empty.search')}</LinkButton>}
      >
        {t(isStart ? 'empty.noneText' : 'empty.folderText')}
      </Empty>
    );
  }
  const showAll = <Button onClick={() => fileQuery.set({ show: '' }, 'push')}>{t('empty.showAll')}</Button>;
  return (
    <Empty icon={scope === 'new' ? FolderOpen : Star} title={t(`empty.${scope}`)} action={showAll}>
      {scope === 'favourite' && t('empty.favouriteText')}
    </Empty>
  );
}

/** The folder is not there, or not for this user on behalf of this foundation: the server does not tell which. */
export function NoFolder() {
  const t = texts('documents');
  const toStart = () => fileQuery.set({ folder: '', show: '', sort: '' }, 'push');
  return (
    <Empty icon={FolderX} title={t('empty.noRight')} action={<Button onClick={toStart}>{t('empty.toStart')}</Button>}>
      {t('empty.noRightText')}
    </Empty>
  );
}

/** §5-4: an unknown sorting mode shows nothing. */
export function NoSuchOrder() {
  const t = texts('documents');
  const usual = () => fileQuery.set({ sort: '' });
  return (
    <Empty icon={ArrowDownUp} title={t('empty.sorting')} action={<Button onClick={usual}>{t('empty.usual')}</Button>}>
      {t('empty.sortingText')}
    </Empty>
  );
}
