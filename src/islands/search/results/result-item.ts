import type { FileEntry } from '#contract/file.ts';
import type { SearchHit } from '#contract/search/search.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { outsideHref, ownHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';

/** What an item is, after which it has its picture. */
export type ItemKind = SearchHit['kind'] | 'action' | 'page' | 'filter' | 'all';

/** Something to choose: it leads somewhere, or does something. */
export interface ResultItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly label: string;
  readonly detail?: string;
  /** The owner, if it is another organisation. */
  readonly foundation?: string;
  readonly href?: string;
  /** Leads out of the portal. */
  readonly outside?: true;
  readonly does?: 'switchFoundation' | 'logout' | 'writeMessage';
  /** What the field says once it is chosen: a filter to be completed. */
  readonly typed?: string;
  readonly file?: FileEntry;
}

/** A hit as it is shown to who acts for an organisation. */
export function hitItem(hit: SearchHit, trid: string | undefined): ResultItem {
  const t = texts('palette');
  const { kind, id, number, title, detail, link, file, foundation } = hit;
  const isOther = hit.trid !== undefined && hit.trid !== trid;
  const target = file && isLink(file) ? outsideHref(file.properties.shortcuturl) : undefined;
  const own = link === undefined ? undefined : ownHref(link, pageLocale());
  const isFolder = kind === 'document' && !file;
  return {
    id: `${kind}-${hit.trid ?? ''}-${id}`,
    kind,
    label: isFolder ? folderName(title) : keptTitle(title),
    detail: [isFolder ? t('kind.document') : t(`one.${kind}`), number, detail].filter(Boolean).join(' · '),
    ...(isOther && foundation !== undefined && { foundation }),
    ...(target !== undefined && { href: target, outside: true }),
    ...(own !== undefined && { href: isOther ? withTrid(own, hit.trid) : own }),
    ...(file && target === undefined && { file }),
  };
}

/** A section of the library, as its page is called. */
const folderName = (name: string): string => {
  const ui = texts('ui') as unknown as (key: string) => string;
  return ui(`repository.${name}`);
};
