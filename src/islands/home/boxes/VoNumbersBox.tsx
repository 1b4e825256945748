import { useStore } from '@nanostores/react';
import type { Foundation } from '#contract/foundation.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { CopyButton } from './CopyButton.tsx';

const tones = { active: 'ok', dormant: 'neutral', terminated: 'danger' } as const;

/** The sales numbers of the selected foundation with the network operators (§1-16). */
export function VoNumbersBox() {
  const t = texts('home');
  const voNumbers = useStore($foundation)?.voNumbers ?? [];
  return (
    <Card title={t('vo.title')} flush>
      {voNumbers.length > 0 ? (
        <VoTable voNumbers={voNumbers} />
      ) : (
        <p className="px-5 py-4 text-muted">{t('vo.empty')}</p>
      )}
    </Card>
  );
}

function VoTable({ voNumbers }: Pick<Foundation, 'voNumbers'>) {
  const t = texts('home');
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('vo.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('vo.operator')}</th>
          <th scope="col">{t('vo.number')}</th>
        </tr>
      </thead>
      <tbody>
        {voNumbers.map(({ vo, operator, label, state }) => (
          <tr key={`${operator} ${vo}`} className="border-line not-last:border-b">
            <td className="py-2.5 pl-5 wrap-anywhere">
              <span className="mb-0.5 block">{label || providerName(operator)}</span>
              <StatusPill tone={tones[state]}>{t(`vo.state.${state}`)}</StatusPill>
            </td>
            <td className="py-2.5 pr-3 text-right font-semibold whitespace-nowrap">
              {vo} <CopyButton text={vo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
