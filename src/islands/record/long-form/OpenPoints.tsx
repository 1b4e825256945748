import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useState } from 'react';
import type { OpenPoint } from '#domain/form/section-progress.ts';
import { message, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';
import { PanelCard } from './PanelCard.tsx';

const maxAtFirst = 6;

function Point({ point }: { point: OpenPoint }) {
  const { lead, title } = useLongFormScope();
  const label = point.label || message(point.key);
  return (
    <li>
      <button
        type="button"
        onClick={() => lead(point)}
        className="flex w-full items-start gap-2 rounded-control px-2 py-1 text-start text-sm hover:bg-brand-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="text-link">{`${title(point.section)}: ${label}`}</span>
          {point.label && !point.isMissing && <span className="block text-danger">{message(point.key)}</span>}
        </span>
        <Icon of={ChevronRight} size={16} className="mt-0.5 text-muted" />
      </button>
    </li>
  );
}

/** What is still open, in the order of the sections; each point leads to its field. */
export function OpenPoints() {
  const t = texts('record');
  const { $progress } = useLongFormScope();
  const [isLong, setLong] = useState(false);
  const sections = useStore($progress);
  const open = sections.flatMap((section) => section.open);
  const visiblePoints = isLong ? open : open.slice(0, maxAtFirst);
  if (sections.some(({ progress }) => progress === 'unjudged')) return null;
  return (
    <PanelCard title={t('long.open')}>
      {open.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-ok">
          <Icon of={CircleCheck} />
          {t('long.nothingOpen')}
        </p>
      ) : (
        <>
          <ul className="-mx-2 grid">
            {visiblePoints.map((point) => (
              <Point key={point.path} point={point} />
            ))}
          </ul>
          {open.length > maxAtFirst && (
            <Button small look="quiet" onClick={() => setLong(!isLong)}>
              {isLong ? t('long.fewer') : t('long.more', { count: open.length - maxAtFirst })}
            </Button>
          )}
        </>
      )}
    </PanelCard>
  );
}
