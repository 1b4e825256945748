import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import type { HotspotLink } from '#contract/foundation.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { hotspotLinks } from '#stores/data/hotspot.ts';
import { AsyncBox } from './AsyncBox.tsx';

/** The hotspot list: links to portals and tools, and what is going on at the moment. */
export function LinksBox() {
  const t = texts('home');
  return (
    <AsyncBox
      title={t('links.title')}
      source={hotspotLinks}
      rows={3}
      isEmpty={(items) => items.length === 0}
      empty={<p className="text-muted">{t('links.empty')}</p>}
    >
      {(items) => (
        <ul className="grid gap-x-6 px-5 py-2.5 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item) => (
            <LinkRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}

// §3-19: type 0 is not static, so its date says how fresh it is.
const isDynamic = ({ type }: HotspotLink) => type === 0;

function LinkRow({ item }: { item: HotspotLink }) {
  const t = texts('home');
  const href = outsideHref(item.link);
  const facts = [
    item.category,
    item.description,
    isDynamic(item) && t('links.since', { day: formatDay(item.modifydate, pageLocale()) }),
  ];
  return (
    <li className="min-w-0 py-1.5">
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {item.title} <Icon of={ExternalLink} size={16} className="inline align-[-0.15em]" />
          <span className="sr-only"> ({t('links.newTab')})</span>
        </a>
      ) : (
        item.title
      )}
      <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
