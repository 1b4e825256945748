import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { passkeysUsable } from '#domain/access/passkeys-usable.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

const offers = [
  { kind: 'passkey', icon: KeyRound },
  { kind: 'authenticator', icon: Smartphone },
] as const;

interface Props {
  /** Nothing is set up yet. */
  isFirst: boolean;
  onAdd: (kind: 'passkey' | 'authenticator') => void;
}

/** The ways to prove more than a password, the easier one first. */
export function FactorOffers({ isFirst, onAdd }: Props) {
  const t = texts('second-factor');
  const canPasskey = passkeysUsable();
  const best = canPasskey ? 'passkey' : 'authenticator';
  return (
    <Card title={t(isFirst ? 'offers.first' : 'offers.more')}>
      <ul className="grid gap-5 md:grid-cols-2">
        {offers.map(({ kind, icon }) => (
          <li key={kind} className="grid grid-rows-[1fr_auto] gap-3 rounded-card border border-line p-4">
            <div className="flex gap-3">
              <Icon of={icon} className="mt-px text-link" />
              <div>
                <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
                <p className="mt-0.5 text-muted">{t(`offers.${kind}Text`)}</p>
                {kind === 'passkey' && !canPasskey && (
                  <p className="mt-2 text-sm text-warn">{t('offers.noPasskeys')}</p>
                )}
              </div>
            </div>
            {(kind !== 'passkey' || canPasskey) && (
              <Button
                className="justify-self-start"
                look={isFirst && kind === best ? 'primary' : 'secondary'}
                onClick={() => onAdd(kind)}
              >
                {t(`offers.${kind}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
