import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Pen from 'lucide/dist/esm/icons/pen-line.mjs';
import type { ReactNode } from 'react';
import type { OpenPoint } from '#domain/form/section-progress.ts';
import { message, texts } from '#i18n/client.ts';
import { footBar } from '#islands/ui/form/kit/foot-bar.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useLongFormScope } from './long-form.ts';

/** How many answers are open, and in which sections. */
function Count() {
  const t = texts('record');
  const { $progress, title } = useLongFormScope();
  const sections = useStore($progress);
  if (sections.some(({ progress }) => progress === 'unjudged')) return null;
  const open = sections.flatMap((section) => section.open);
  const faults = open.filter(({ isMissing }) => !isMissing).length;
  const missing = open.length - faults;
  const bySection = sections.filter((one) => one.open.length > 0).map((one) => `${title(one.name)} ${one.open.length}`);
  return (
    <div className="min-w-0 leading-snug max-md:shrink-0" role="status">
      {open.length === 0 ? (
        <p className="font-semibold text-ok">{t('long.nothingOpen')}</p>
      ) : (
        <p className="font-semibold max-md:hidden">
          {faults > 0 && <span className="text-danger">{t('long.fault', { count: faults })}</span>}
          {faults > 0 && missing > 0 && ', '}
          {missing > 0 && <span className="text-warn">{t('long.missing', { count: missing })}</span>}
        </p>
      )}
      {open.length > 0 && (
        <p
          className={`text-end font-semibold text-sm whitespace-nowrap md:hidden ${faults > 0 ? 'text-danger' : 'text-warn'}`}
        >
          {t(faults > 0 ? 'long.unsettled' : 'long.begun', { count: open.length })}
        </p>
      )}
      <p className="line-clamp-1 text-muted text-sm max-md:hidden">{bySection.join(' · ')}</p>
    </div>
  );
}

/** Where the form leads next: to the next open answer, or to its end. */
function labelOf(next: OpenPoint | undefined, isKnown: boolean, end: string): string {
  const t = texts('record');
  if (!isKnown) return texts('ui')('next');
  if (!next) return end;
  // The group around a field is read in its place.
  const own = next.label.split(': ').at(-1) || message(next.key);
  return t('long.next', { field: own });
}

interface Props {
  /** What leads the bar, such as the price. */
  start?: ReactNode;
  note: ReactNode;
  /** Where one came from. */
  back?: { label: string; href: string } | undefined;
  slot: (element: HTMLElement | null) => void;
  finish: string;
  onPress: () => void;
}

/** The bar at the foot of a long form: what is open, where the input is, and the one act that comes next. */
export function LongBar({ start, note, back, slot, finish, onPress }: Props) {
  const { $progress, section } = useLongFormScope();
  const sections = useStore($progress);
  const isKnown = sections.every(({ progress }) => progress !== 'unjudged');
  const next = nextPoint(
    sections.flatMap((one) => one.open),
    section,
    sections.map(({ name }) => name),
  );
  return (
    <div ref={footBar} data-foot-bar className="bar-full sticky bottom-0 z-10 print:hidden">
      <div className="flex items-center gap-x-5 gap-y-2 py-3 max-md:flex-wrap max-md:gap-x-3 max-md:py-2.5">
        <div ref={slot} className="peer min-w-0 empty:hidden" />
        <div className="flex min-w-0 items-center gap-5 peer-[:not(:empty)]:hidden max-md:w-full max-md:justify-between">
          {start && <div className="min-w-0 md:shrink-0 md:border-line md:border-e md:pe-5">{start}</div>}
          <Count />
        </div>
        <div className="ms-auto shrink-0 max-list:hidden">{note}</div>
        {back && (
          <LinkButton href={back.href} className="max-md:order-last max-md:w-full">
            {back.label}
          </LinkButton>
        )}
        <Button
          look="primary"
          className="max-w-full max-list:ms-auto max-md:min-h-11.5 max-md:w-full md:shrink-0"
          onClick={onPress}
        >
          {!next && isKnown && <Icon of={Pen} />}
          {labelOf(next, isKnown, finish)}
          {(next || !isKnown) && <Icon of={ArrowRight} />}
        </Button>
      </div>
    </div>
  );
}

/** The first open answer from the present section on, then from the start. */
export function nextPoint(
  open: readonly OpenPoint[],
  section: string,
  names: readonly string[],
): OpenPoint | undefined {
  const from = names.indexOf(section);
  return open.find((point) => names.indexOf(point.section) >= from) ?? open[0];
}
