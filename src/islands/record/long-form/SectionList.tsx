import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import OctagonAlert from 'lucide/dist/esm/icons/octagon-alert.mjs';
import type { Progress, SectionProgress } from '#domain/form/section-progress.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { isDemanded, useLongFormScope } from './long-form.ts';

const circle = 'rounded-full border-2';
const marks = {
  empty: `${circle} border-control bg-card`,
  optional: `${circle} border-control border-dashed bg-card`,
  info: `${circle} border-control border-dashed bg-card`,
  begun: `${circle} border-warn bg-linear-to-r from-50% from-warn to-50% to-transparent forced-color-adjust-none`,
  complete: `${circle} border-ok-fill bg-ok-fill text-on-brand`,
  fault: 'text-danger',
  unjudged: `${circle} border-line bg-card`,
} as const satisfies Record<Progress, string>;

/** The state of a section, told by shape as well as by colour. */
export function SectionMark({ progress, isPale = false }: { progress: Progress; isPale?: boolean }) {
  const mark =
    isPale && progress === 'complete' ? 'rounded-full border border-transparent bg-ok-soft text-ok' : marks[progress];
  return (
    <span aria-hidden="true" className={`grid size-5 shrink-0 place-items-center overflow-clip ${mark}`}>
      {progress === 'complete' && <Icon of={Check} size={16} className="scale-90" />}
      {progress === 'fault' && <Icon of={OctagonAlert} />}
    </span>
  );
}

/** How far a section is, in words; of a complete one, what it says. */
export function progressText({ progress, open, meaning }: SectionProgress): string {
  const t = texts('record');
  // Keeps the place of what is said next.
  if (progress === 'unjudged') return '\u00a0';
  const faults = open.filter(({ isMissing }) => !isMissing).length;
  if (faults > 0) return t('long.fault', { count: faults });
  if (open.length > 0) return t('long.begun', { count: open.length });
  return meaning || t(`long.${progress === 'complete' ? 'complete' : 'optional'}`);
}

const tones: Partial<Record<Progress, string>> = {
  begun: 'font-semibold text-warn',
  empty: 'font-semibold text-warn',
  fault: 'font-semibold text-danger',
};

/** How many of the demanded sections are complete, in words and as a bar. */
export function SectionCount({ withBar = true }: { withBar?: boolean }) {
  const sections = useStore(useLongFormScope().$progress).filter(isDemanded);
  const isKnown = sections.every(({ progress }) => progress !== 'unjudged');
  const n = sections.filter(({ progress }) => progress === 'complete').length;
  const of = sections.length;
  return (
    <span className="grid gap-1">
      <span className="text-sm">{isKnown ? texts('record')('long.count', { n, of }) : '\u00a0'}</span>
      {withBar && (
        <span aria-hidden="true" className="h-1.25 overflow-clip rounded-full bg-track">
          <span
            className={`block h-full rounded-full forced-color-adjust-none ${n === of ? 'bg-ok-fill' : 'bg-link'}`}
            style={{ width: `${isKnown && of > 0 ? (100 * n) / of : 0}%` }}
          />
        </span>
      )}
    </span>
  );
}

/** The sections of a long form, each with how far it is; one press leads to it. */
export function SectionList({ onShown }: { onShown?: () => void }) {
  const { $progress, section, title, show, hrefOf } = useLongFormScope();
  const sections = useStore($progress);
  return (
    <nav aria-label={texts('record')('long.sections')}>
      <ol className="grid grid-cols-1 gap-0.5">
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
              className={`flex gap-2.5 rounded-e-control border-s-3 px-2 py-1 text-ink no-underline hover:bg-brand-soft max-list:py-2 ${
                one.name === section ? 'border-link bg-brand-soft font-semibold' : 'border-transparent'
              }`}
            >
              <span className="pt-0.5">
                <SectionMark progress={one.progress} />
              </span>
              <span className="min-w-0 leading-snug">
                <span className="block wrap-break-word">{title(one.name)}</span>
                <span className={`block truncate text-sm ${tones[one.progress] ?? 'font-normal text-muted'}`}>
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

/** The list at the left of a form in windows that have room for it. */
export const SectionColumn = () => (
  <div className="tall:sticky tall:top-4 grid min-w-0 grid-cols-1 gap-2 max-list:hidden">
    <div className="px-2.5 text-muted">
      <SectionCount />
    </div>
    <SectionList />
  </div>
);
