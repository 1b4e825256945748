import { useStore } from '@nanostores/react';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import type { SearchHit } from '#contract/search/search.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { kindIcons } from '../kind-icons.ts';
import { hitItem } from '../results/result-item.ts';

/** A record among the hits: it opens for the organisation that owns it. */
export function RecordHit({ hit }: { hit: SearchHit }) {
  const t = texts('palette');
  const trid = useStore($foundation)?.trid;
  const { label, detail, foundation, href = '' } = hitItem(hit, trid);
  const day = formatDay(hit.modified, pageLocale());
  return (
    <li className="relative flex items-center gap-4 border-line border-b px-5 py-3 last:border-b-0 hover:bg-surface">
      <span className="tile" aria-hidden="true">
        <Icon of={kindIcons[hit.kind]} size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <a
          href={href}
          className="font-semibold text-link no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {label}
        </a>
        <p className="text-muted text-sm wrap-anywhere">
          {detail} · <time dateTime={new Date(hit.modified).toISOString()}>{day}</time>
        </p>
        {foundation && (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm" title={t('switches')}>
            <Icon of={Building2} size={16} className="text-muted" />
            {t('foundation', { foundation })}
          </p>
        )}
      </div>
    </li>
  );
}
