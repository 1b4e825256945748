import type { CatalogueOverview, CatalogueState } from '#contract/catalogue/state.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { catalogueView } from '#stores/staff/catalogue.ts';

const tones = { preparing: 'warn', waiting: 'info', released: 'info' } as const;

interface StepProps {
  id: string;
  isOpen: boolean;
  when: string;
  name: string;
  state?: CatalogueState;
  more: string;
}

function Step({ id, isOpen, when, name, state, more }: StepProps) {
  const t = texts('catalogue');
  return (
    <li className="min-w-0 flex-1 border-line max-md:border-b md:border-e last:border-0">
      <a
        href={catalogueView.hrefOf({ state: id })}
        aria-current={isOpen ? 'true' : undefined}
        className={`grid h-full content-start gap-0.5 border-b-3 px-5 py-3 text-ink no-underline hover:bg-brand-soft ${isOpen ? 'border-link bg-brand-soft' : 'border-transparent'}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          catalogueView.set({ state: id }, 'push');
        }}
      >
        <span className="text-muted text-sm">{when}</span>
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {state && <StatusPill tone={tones[state.stage]}>{t(`stage.${state.stage}`)}</StatusPill>}
        </span>
        <span className="text-muted text-sm">{more}</span>
      </a>
    </li>
  );
}

/** What counts today, and what follows, in the order of their days. */
export function StateChain({ overview: { today, states }, open }: { overview: CatalogueOverview; open: string }) {
  const t = texts('catalogue');
  const locale = pageLocale();
  const isOver = ({ stage, validFrom }: CatalogueState) => stage === 'released' && validFrom <= today;
  const current = states.findLast(isOver);
  const coming = states.filter((state) => !isOver(state));
  return (
    <ol className="card flex overflow-clip p-0 max-md:flex-col" aria-label={t('chain')}>
      <Step
        id=""
        isOpen={open === ''}
        when={current ? t('since', { day: formatCalendarDay(current.validFrom, locale) }) : t('sinceStart')}
        name={t('today')}
        more={current?.name ?? t('shipped')}
      />
      {coming.map((state) => (
        <Step
          key={state.id}
          id={state.id}
          isOpen={open === state.id}
          when={t('from', { day: formatCalendarDay(state.validFrom, locale) })}
          name={state.name}
          state={state}
          more={t(state.stage === 'released' ? 'changesReleased' : 'changesBy', {
            count: state.entries.length,
            name: state.releasedBy ?? state.preparedBy,
          })}
        />
      ))}
    </ol>
  );
}
