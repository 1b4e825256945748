import { useStore } from '@nanostores/react';
import type { SectionProgress } from '#domain/form/section-progress.ts';
import { texts } from '#i18n/client.ts';
import { useLongFormScope } from './long-form.ts';
import { progressText, SectionMark } from './SectionList.tsx';

/** Of a section that came back that it did; of the others what they say. */
function stepText(one: SectionProgress): string {
  const refused = one.open.filter(({ key }) => key === 'carrierRefused').length;
  return refused > 0 ? texts('record')('long.refused', { count: refused }) : progressText(one);
}

/** The sections of a record: a column where there is room, else a line of steps; a refused one is red, the others are quiet. */
export function SectionSteps() {
  const { $progress, section, title, show, hrefOf } = useLongFormScope();
  const sections = useStore($progress);
  return (
    <nav
      aria-label={texts('record')('long.sections')}
      className="min-w-0 max-sm:hidden sm:max-xl:overflow-x-auto lg:max-xl:col-span-2 xl:tall:sticky xl:tall:top-4"
    >
      <ol className="grid grid-cols-1 gap-0.5 sm:max-xl:flex sm:max-xl:gap-1">
        {sections.map((one) => {
          const isCurrent = one.name === section;
          const look =
            one.progress === 'fault'
              ? 'border-danger bg-danger-soft text-danger'
              : isCurrent
                ? 'border-link bg-brand-soft text-ink'
                : 'border-transparent text-ink';
          return (
            <li key={one.name} className="sm:max-xl:min-w-26 sm:max-xl:flex-auto">
              <a
                href={hrefOf(one.name)}
                {...(isCurrent && { 'aria-current': 'step' })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  show(one.name);
                }}
                className={`flex h-full gap-2.5 border-s-3 px-2.5 py-1.5 no-underline hover:bg-brand-soft sm:max-xl:border-s-0 sm:max-xl:border-t-3 xl:rounded-e-control ${look} ${isCurrent ? 'font-semibold' : ''}`}
              >
                <span className="pt-0.5">
                  <SectionMark progress={one.progress} isPale />
                </span>
                <span className="min-w-0 leading-snug">
                  <span className="block wrap-break-word hyphens-auto sm:max-xl:text-sm">{title(one.name)}</span>
                  <span
                    className={`block truncate font-normal text-sm ${one.progress === 'fault' ? 'text-danger' : 'text-muted sm:max-xl:hidden'}`}
                  >
                    {stepText(one)}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
