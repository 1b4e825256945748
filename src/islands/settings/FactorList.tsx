import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import type { Factor, FactorState } from '#contract/me/second-factor.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Ago } from '../ui/text/Ago.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

const icons = { passkey: KeyRound, authenticator: Smartphone };

/** What the user signs in with beside the password. */
export function FactorList({ state, onRemove }: { state: FactorState; onRemove: (factor: Factor) => void }) {
  const t = texts('second-factor');
  // The server refuses to take the last one from those who must have one.
  const isKept = state.isDemanded && state.factors.length === 1;
  return (
    <>
      <ul>
        {state.factors.map((factor) => (
          <li
            key={factor.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-4 last:border-b-0"
          >
            <span className="grid size-9.5 shrink-0 place-items-center rounded-control bg-brand-soft text-link">
              <Icon of={icons[factor.kind]} />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <p className="wrap-anywhere font-semibold">{factor.name}</p>
              <p className="text-muted text-sm">
                {t(`kinds.${factor.kind}`)} · {t('since', { day: formatDay(factor.created, pageLocale()) })} ·{' '}
                {factor.lastUsed === undefined ? (
                  t('neverUsed')
                ) : (
                  <>
                    {t('lastUsed')} <Ago at={factor.lastUsed} />
                  </>
                )}
              </p>
            </div>
            {!isKept && (
              <Button small aria-label={t('removeNamed', { name: factor.name })} onClick={() => onRemove(factor)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isKept && <p className="border-line border-t px-5 py-3.5 text-muted text-sm">{t('kept')}</p>}
    </>
  );
}
