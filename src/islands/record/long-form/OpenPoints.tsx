import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useState } from 'react';
import type { OpenPoint } from '#domain/form/section-progress.ts';
import { message, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';

const atFirst = 8;

function Point({ point }: { point: OpenPoint }) {
  const { lead } = useLongFormScope();
  return (
    <li>
      <button
        type="button"
        onClick={() => lead(point)}
        className="grid w-full rounded-control px-2.5 py-1.5 text-start hover:bg-brand-soft"
      >
        <span className="text-link underline">{point.label || message(point.key)}</span>
        {point.label && !point.isMissing && <span className="text-danger text-sm">{message(point.key)}</span>}
      </button>
    </li>
  );
}

/** What is still open, faults first; each point leads to its field. */
export function OpenPoints() {
  const t = texts('record');
  const { $progress, title } = useLongFormScope();
  const [isLong, setLong] = useState(false);
  const open = useStore($progress)
    .flatMap((section) => section.open)
    .toSorted((a, b) => Number(a.isMissing) - Number(b.isMissing));
  const visiblePoints = isLong ? open : open.slice(0, atFirst);
  const sections = Map.groupBy(visiblePoints, ({ section }) => section);
  return (
    <Card title={t('long.open', { count: open.length })} className="scroll-mt-4">
      {open.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-ok">
          <Icon of={CircleCheck} />
          {t('long.nothingOpen')}
        </p>
      ) : (
        <div className="-m-2.5 grid gap-3">
          {[...sections].map(([section, points]) => (
            <div key={section}>
              <h3 className="px-2.5 font-semibold text-muted text-sm">{title(section)}</h3>
              <ul>
                {points.map((point) => (
                  <Point key={point.path} point={point} />
                ))}
              </ul>
            </div>
          ))}
          {open.length > atFirst && (
            <Button small look="quiet" onClick={() => setLong(!isLong)}>
              {isLong ? t('long.fewer') : t('long.more', { count: open.length - atFirst })}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
