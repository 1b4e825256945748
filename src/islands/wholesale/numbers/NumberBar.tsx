import type { NumberState } from '#contract/wholesale/number.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import type { BarPart } from '#domain/wholesale/numbers/number-bars.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** Told apart by pattern, edge and word as well as by colour. */
const looks = {
  active: 'border-solid bg-brand text-on-brand',
  portingIn:
    'border-double border-4 bg-info-soft bg-[repeating-linear-gradient(-45deg,transparent_0_6px,var(--color-card)_6px_12px)] text-info',
  portingOut:
    'border-dashed bg-card bg-[repeating-linear-gradient(0deg,var(--color-line)_0_1px,transparent_1px_6px)] text-ink',
  reserved:
    'border-dotted border-2 bg-card bg-[radial-gradient(var(--color-line)_1.5px,transparent_1.5px)] bg-size-[8px_8px] text-ink',
  terminated: 'border-dashed bg-surface text-muted',
} as const satisfies Record<NumberState, string>;

const words = 'hidden truncate leading-snug @min-[4.25rem]:block';

/** `-0`, or `-10 bis -69`. */
function endsText({ from, to }: BarPart): string {
  return from === to ? `-${from}` : `-${from} ${texts('numbers')('until')} -${to}`;
}

function stateText({ count, state, isPilot }: BarPart): string {
  const t = texts('numbers');

  if (isPilot) return state === 'active' ? t('bar.pilot') : `${t('bar.pilot')}, ${t(`bar.${state}`, { n: '' }).trim()}`;
  return t(`bar.${state}`, { n: formatNumber(count, pageLocale()) });
}

const idOf = ({ from, to, isPilot }: BarPart) => `${from}-${to}-${isPilot}`;

/** The extensions behind one base number as a bar: parts by their width, the pilot first, states by pattern and words. */
export function NumberBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex h-7.5 overflow-clip rounded-control sm:h-13">
        {parts.map((one) => (
          <span
            key={idOf(one)}
            className={`@container min-w-3 overflow-clip border px-2 py-1 text-sm max-sm:text-transparent ${looks[one.state]} ${
              one.isPilot ? 'max-w-22 shrink-0 basis-6 sm:basis-22' : 'basis-0'
            } ${one.isPilot && one.state === 'active' ? 'bg-brand-strong' : ''}`}
            style={one.isPilot ? undefined : { flexGrow: one.count }}
          >
            <span className={`${words} font-semibold max-sm:hidden!`}>{endsText(one)}</span>
            <span className={`${words} max-sm:hidden!`}>{stateText(one)}</span>
          </span>
        ))}
      </div>
      <ul className={`flex flex-wrap gap-x-4 gap-y-1 text-sm ${parts.length > 2 ? '' : 'sm:sr-only'}`}>
        {parts.map((one) => (
          <li key={idOf(one)} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={`size-3.5 rounded-tag border ${looks[one.state]} ${one.isPilot && one.state === 'active' ? 'bg-brand-strong' : ''}`}
            />
            {endsText(one)}: {stateText(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}
