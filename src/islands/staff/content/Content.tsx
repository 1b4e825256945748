import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect } from 'react';
import { editedCollections, type ListedContent } from '#contract/content/edited-content.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { whenIdle } from '#domain/site/when-idle.ts';
import { naturalOrder } from '#domain/text/natural-order.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { contentEntries, contentView, openEntry } from '#stores/staff/content.ts';
import { stateTone } from './state-tone.ts';

const ContentEditor = lazy(() => import('./ContentEditor.tsx').then((module) => module.ContentEditor));

function Row({ entry, isOpen }: { entry: ListedContent; isOpen: boolean }) {
  const t = texts('content');
  const { collection, id, title, state, draft, published, isFileNewer, isGermanOnly } = entry;
  const last = draft ?? published;
  const when = last && formatMoment(last.time, pageLocale());
  return (
    <li>
      <a
        href={contentView.hrefOf({ collection, id })}
        aria-current={isOpen ? 'true' : undefined}
        className={`grid gap-0.5 border-s-3 px-4 py-2.5 text-ink no-underline hover:bg-brand-soft ${isOpen ? 'border-link bg-brand-soft' : 'border-transparent'}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          contentView.set({ collection, id }, 'push');
        }}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          {state !== 'file' && <StatusPill tone={stateTone[state]}>{t(`state.${state}`)}</StatusPill>}
        </span>
        <span className="text-muted text-sm">
          {[
            t(`kind.${collection}`),
            last && t(draft ? 'draftBy' : 'publishedBy', { by: last.by, when: when ?? '' }),
            isGermanOnly && t('mark.germanOnly'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isFileNewer && <span className="font-semibold text-sm text-warn">{t('mark.fileNewer')}</span>}
      </a>
    </li>
  );
}

const kinds = ['all', ...editedCollections] as const;

/** What waits comes first, then by kind and title. */
const weight = ({ isFileNewer, draft }: ListedContent) => (isFileNewer ? 0 : draft ? 1 : 2);
const inOrder = (a: ListedContent, b: ListedContent) =>
  weight(a) - weight(b) ||
  editedCollections.indexOf(a.collection) - editedCollections.indexOf(b.collection) ||
  naturalOrder(a.title, b.title);

/** The list beside the entry that is open; one after the other on narrow screens. */
export const Content = island(() => {
  useEffect(() => whenIdle(() => void ContentEditor.preload()), []);
  const t = texts('content');
  const list = useStore(contentEntries.$value);
  const one = useStore(openEntry.$value);
  const { kind, search, collection, id } = useStore(contentView.$query);
  const isFound = (entry: ListedContent) => `${entry.title} ${entry.id}`.toLowerCase().includes(search.toLowerCase());
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`grid gap-3 ${id ? 'max-lg:hidden' : ''}`}>
        <SearchField label={t('search')} value={search} onSearch={(next) => contentView.set({ search: next })} />
        <Async value={list} failedTitle={t('failed')} onRetry={contentEntries.reload} skeleton={<Skeleton rows={8} />}>
          {(entries) => {
            const matches = entries.filter(isFound).sort(inOrder);
            const shown = kind === 'all' ? matches : matches.filter((entry) => entry.collection === kind);
            return (
              <>
                <Chips
                  always
                  label={t('kinds')}
                  selected={kind}
                  onSelect={(next) => contentView.set({ kind: next ?? 'all' })}
                  chips={kinds.map((value) => ({
                    value: value as string,
                    label: t(`kind.${value}`),
                    count:
                      value === 'all' ? matches.length : matches.filter((entry) => entry.collection === value).length,
                  }))}
                />
                {shown.length === 0 ? (
                  <Empty title={t('none')}>{t('noneText')}</Empty>
                ) : (
                  <ul className="card divide-y divide-line overflow-clip p-0 lg:max-h-[70vh] lg:overflow-y-auto">
                    {shown.map((entry) => (
                      <Row
                        key={`${entry.collection}/${entry.id}`}
                        entry={entry}
                        isOpen={entry.id === id && entry.collection === collection}
                      />
                    ))}
                  </ul>
                )}
              </>
            );
          }}
        </Async>
      </div>
      <div className={`grid min-w-0 gap-4 ${id ? '' : 'max-lg:hidden'}`}>
        {id ? (
          <>
            <LinkButton
              look="quiet"
              className="justify-self-start lg:hidden"
              href={contentView.hrefOf({ collection: '', id: '' })}
              icon={<Icon of={ArrowLeft} />}
            >
              {t('back')}
            </LinkButton>
            <Async value={one} failedTitle={t('oneFailed')} onRetry={openEntry.reload}>
              {(detail) => (
                <Suspense fallback={<Skeleton rows={8} />}>
                  <ContentEditor key={`${detail.collection}/${detail.id}`} detail={detail} />
                </Suspense>
              )}
            </Async>
          </>
        ) : (
          <div className="card">
            <Empty title={t('choose')}>{t('chooseText')}</Empty>
          </div>
        )}
      </div>
    </div>
  );
});
