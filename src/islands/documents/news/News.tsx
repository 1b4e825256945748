import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { DocumentNews } from '#contract/documents/news.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { DocumentLink } from '#islands/ui/document/DocumentLink.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import type { NewsStore } from '#stores/documents/news.ts';
import { toast } from '#stores/page/toasts.ts';
import { ComparisonButton } from '../comparison/ComparisonButton.tsx';

/** Number of documents before "show all". */
const few = 5;

type MarkRead = (paths: readonly string[]) => void;

function Item({ item, onRead, onGone }: { item: DocumentNews; onRead: MarkRead; onGone: () => void }) {
  const t = texts('documents');
  const name = shownName(item);
  const about = [item.operator && providerName(item.operator), ...item.products.map((type) => productCaption(type))];
  const facts = [
    ...about.slice(0, 3),
    about.length > 3 && '…',
    item.version && t('version', { version: item.version }),
    t('news.changed', { day: formatDay(item.changed, pageLocale()) }),
  ];
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-2.5 hover:bg-brand-soft">
      <FileTile extension={item.extension} />
      <div className="min-w-0 grow">
        <DocumentLink entry={item} onGone={onGone}>
          {name}
        </DocumentLink>
        <p className="flex flex-wrap items-baseline gap-x-3 text-muted text-sm">
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <ComparisonButton entry={item} name={name} />
        </p>
      </div>
      <span className="relative z-1">
        <IconButton
          data-read=""
          icon={Check}
          label={t('news.readOf', { name })}
          hint={t('news.read')}
          onClick={() => onRead([item.path])}
        />
      </span>
    </li>
  );
}

function Group({
  title,
  items,
  ...rest
}: {
  title: string;
  items: readonly DocumentNews[];
  onRead: MarkRead;
  onGone: () => void;
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="border-line border-b bg-surface px-4 py-1.5 text-muted text-sm">
        {title}
      </h3>
      <ul aria-labelledby={id} className="divided">
        {items.map((item) => (
          <Item key={item.path} item={item} {...rest} />
        ))}
      </ul>
    </div>
  );
}

/** Documents that are new to the user, those about products of their organisation first; empty if there are none. */
export function News({ store }: { store: NewsStore }) {
  const t = texts('documents');
  const id = useId();
  const value = useStore(store.$value);
  const [isWhole, setWhole] = useState(false);
  const [hasRead, setRead] = useState(false);
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The place of the button that was pressed, and that goes with its document. */
  const pressed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is another one
  useEffect(() => {
    if (pressed.current === undefined) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-read]') ?? [];
    (left[Math.min(pressed.current, left.length - 1)] ?? heading.current)?.focus();
    pressed.current = undefined;
  }, [value]);
  // News are optional: if they fail to load, the documents below still appear.
  if (value.state !== 'ready') return null;
  const { items, total } = value.value;
  if (total === 0 && !hasRead) return null;
  const read = (paths: readonly string[]) => {
    setRead(true);
    const buttons: (Element | null)[] = [...(list.current?.querySelectorAll('[data-read]') ?? [])];
    pressed.current = Math.max(0, buttons.indexOf(document.activeElement));
    store.markRead(paths).catch((cause) => toast('danger', failureText(ApiError.from(cause))));
  };
  const visibleItems = isWhole ? items : items.slice(0, few);
  const acts = { onRead: read, onGone: () => void store.reload() };
  return (
    <section ref={list} aria-labelledby={id} data-list="news" className="mb-8 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('news.title')}
        </h2>
        {items.length > 0 && (
          <Button small icon={<Icon of={Check} size={16} />} onClick={() => read(items.map(({ path }) => path))}>
            {t('news.readAll')}
          </Button>
        )}
      </div>
      <div className="card overflow-clip">
        <div role="status">{items.length === 0 && <p className="px-4 py-3 text-muted">{t('news.none')}</p>}</div>
        <Group title={t('news.own')} items={visibleItems.filter(({ isOwn }) => isOwn)} {...acts} />
        <Group title={t('news.others')} items={visibleItems.filter(({ isOwn }) => !isOwn)} {...acts} />
        {items.length > few && (
          <p className="border-line border-t px-4 py-2">
            <Button small look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('news.less') : t('news.all', { count: items.length })}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
