import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import type { Progress, SectionProgress } from '#domain/form/section-progress.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';

const marks = {
  empty: 'border-control border-2 bg-card',
  optional: 'border-control border border-dashed bg-card',
  info: 'border-info bg-info-soft text-info',
  begun: 'border-link border-2 bg-linear-to-r from-50% from-link to-50% to-transparent',
  complete: 'border-ok-fill bg-ok-fill text-on-brand',
  fault: 'border-danger-fill bg-danger-fill text-on-brand',
  unjudged: 'border-control bg-card',
} as const satisfies Record<Progress, string>;

function SectionMark({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-5 shrink-0 place-items-center overflow-clip rounded-full border ${marks[progress]}`}
    >
      {progress === 'complete' && <Icon of={Check} size={16} className="scale-90" />}
      {progress === 'info' && <Icon of={Info} size={16} />}
      {progress === 'fault' && <Icon of={CircleAlert} size={16} />}
    </span>
  );
}

/** How far a section is, in words. */
function progressText({ progress, open }: Pick<SectionProgress, 'progress' | 'open'>): string {
  const t = texts('record');
  // Keeps the place of what is said next.
  if (progress === 'unjudged') return '\u00a0';
  if (progress === 'fault') return t('long.fault', { count: open.filter(({ isMissing }) => !isMissing).length });
  return progress === 'begun' ? t('long.begun', { count: open.length }) : t(`long.${progress}`);
}

/** The sections of a long form, each with how far it is; one press leads to it. */
export function SectionList({ onShown }: { onShown?: () => void }) {
  const { $progress, section, title, show, hrefOf } = useLongFormScope();
  const sections = useStore($progress);
  return (
    <nav aria-label={texts('record')('long.sections')}>
      <ol className="grid gap-0.5">
        {sections.map((one) => (
          <li key={one.name}>
            <a
              href={hrefOf(one.name)}
              {...(one.name === section && { 'aria-current': 'step' })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                show(one.name);
                onShown?.();
              }}
              className={`flex items-center gap-2.5 rounded-control px-2.5 py-1.5 text-ink no-underline hover:bg-brand-soft ${
                one.name === section ? 'bg-brand-soft font-semibold' : ''
              }`}
            >
              <SectionMark progress={one.progress} />
              <span className="min-w-0 leading-snug">
                {title(one.name)}
                <span
                  className={`block font-normal text-sm ${one.progress === 'fault' ? 'text-danger' : 'text-muted'}`}
                >
                  {progressText(one)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
