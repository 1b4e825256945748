import { useStore } from '@nanostores/react';
import { providerName } from '#domain/text/provider-name.ts';
import { texts } from '#i18n/client.ts';
import { CopyButton } from '#islands/ui/clipboard/CopyButton.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { BoxCard } from './BoxCard.tsx';
import { TileEntry, TileGrid } from './TileGrid.tsx';

const tones = { active: 'ok', dormant: 'neutral', terminated: 'danger' } as const;

/** The sales numbers of the selected foundation with the network operators (§1-16). */
export function VoNumbersBox() {
  const t = texts('home');
  const voNumbers = useStore($foundation)?.voNumbers ?? [];
  return (
    <BoxCard title={t('vo.title')} flush>
      {voNumbers.length === 0 ? (
        <p className="px-5 py-4 text-muted">{t('vo.empty')}</p>
      ) : (
        <TileGrid>
          {voNumbers.map(({ vo, operator, label, state }) => (
            <TileEntry
              key={`${operator} ${vo}`}
              facts={<StatusPill tone={tones[state]}>{t(`vo.state.${state}`)}</StatusPill>}
            >
              <span className="block">{label || providerName(operator)}</span>
              <span className="font-semibold">{vo}</span> <CopyButton what={vo} value={vo} />
            </TileEntry>
          ))}
        </TileGrid>
      )}
    </BoxCard>
  );
}
