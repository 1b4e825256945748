import Archive from 'lucide/dist/esm/icons/archive.mjs';
import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { href } from '#domain/access/routes.ts';
import { addressDefaults, isNarrowed, type RecordView } from '#domain/records/list-view.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { recordTexts } from '#i18n/record-texts.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { ListScreen } from './list-screen.ts';

type Described = Pick<ListScreen<{ id: string }>, 'list' | 'texts' | 'tabs' | 'create'>;

export function NoRecordsYet({ screen: { texts: namespace, create } }: { screen: Described }) {
  const words = recordTexts(namespace);
  const action = create && (
    <LinkButton look="primary" icon={<Icon of={Plus} />} href={create}>
      {words('list.create')}
    </LinkButton>
  );
  return (
    <Empty icon={Inbox} title={words('list.none')} action={action}>
      {words('list.noneText')}
    </Empty>
  );
}

interface Props {
  screen: Described;
  view: RecordView;
}

/** There are records, but none that the filter lets through or the tab holds. */
export function NothingHere({ screen: { list, texts: namespace, tabs }, view }: Props) {
  const t = texts('record');
  const words = recordTexts(namespace);
  const narrowed = isNarrowed(view);
  const isTab = tabs && !narrowed && view.tab !== 'all';
  const { page: _page, rows: _rows, sort: _sort, archived: _archived, ...all } = addressDefaults(list.rules);
  const reset = () => list.show({ ...all, ...(list.rules.tabs && { [list.rules.tabs.name]: 'all' }) });
  if (view.archived && !narrowed) {
    return (
      <Empty
        icon={Archive}
        title={t('empty.archive')}
        action={<Button onClick={() => list.show({ archived: '' })}>{t('empty.leaveArchive')}</Button>}
      />
    );
  }
  return (
    <Empty
      icon={SearchX}
      title={isTab ? tabs.empty(view.tab) : words('list.noMatch')}
      action={<Button onClick={reset}>{t(narrowed ? 'empty.reset' : 'empty.showAll')}</Button>}
    >
      {t(narrowed ? 'empty.noMatchText' : 'empty.otherText')}
    </Empty>
  );
}

/** Why a list is empty, and the way on. */
export const NoRows = ({ isNone, ...props }: Props & { isNone: boolean }) =>
  isNone ? <NoRecordsYet screen={props.screen} /> : <NothingHere {...props} />;

export function NoRight({ title }: { title: string }) {
  const t = texts('record');
  return (
    <div className="card">
      <Empty
        icon={LockKeyhole}
        title={title}
        action={<LinkButton href={href('Home', pageLocale())}>{t('empty.home')}</LinkButton>}
      >
        {t('empty.noRightText')}
      </Empty>
    </div>
  );
}
