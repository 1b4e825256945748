import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FactorAdded } from '#contract/me/second-factor.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { enterPortal } from '#stores/session/enter-portal.ts';
import { $factors, reloadFactors } from '#stores/session/second-factor.ts';
import { renew } from '#stores/session/session.ts';
import { Async } from '../ui/page/Async.tsx';
import { Card } from '../ui/page/Card.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import { FactorList } from './FactorList.tsx';
import { FactorOffers } from './FactorOffers.tsx';
import type { FactorAct } from './factor-action.ts';

// Loaded with the dialogs, so that new codes can be shown even if the connection fails.
const RecoveryCodes = lazy(() => import('./FactorDialog.tsx').then((module) => module.RecoveryCodes));
const FactorDialog = lazy(() => import('./FactorDialog.tsx').then((module) => module.FactorDialog));

/** The user's second factors (decision 31): existing ones, available kinds, and the recovery codes. */
function SecondFactorScreen() {
  const t = texts('second-factor');
  const factors = useStore($factors);
  const [act, setAct] = useState<FactorAct>();
  const [codes, setCodes] = useState<readonly string[]>();
  /** Set up because it was demanded: then the portal is the next thing. */
  const [isFirst, setIsFirst] = useState(false);

  const added = ({ factor, recoveryCodes }: FactorAdded, wasDemanded: boolean) => {
    setAct(undefined);
    setIsFirst(wasDemanded && recoveryCodes !== undefined);
    if (recoveryCodes) setCodes(recoveryCodes);
    else toast('ok', t('added', { name: factor.name }));
  };
  const leaveCodes = () => {
    setCodes(undefined);
    // Rights may have been given since the session began.
    if (isFirst)
      void renew().then(
        () => enterPortal(),
        () => enterPortal(),
      );
  };
  if (codes)
    return (
      <Suspense>
        <RecoveryCodes codes={codes} isFirst={isFirst} onDone={leaveCodes} />
      </Suspense>
    );
  return (
    <Async value={factors} onRetry={reloadFactors} failedTitle={t('failed')}>
      {(state) => {
        const isDue = state.isDemanded && state.factors.length === 0;
        return (
          <div className="grid gap-5">
            {isDue && (
              <Notice tone="warn" title={t('dueTitle')}>
                {t('due')}
              </Notice>
            )}
            {state.factors.length > 0 && (
              <Card title={t('listTitle')} flush>
                <FactorList state={state} onRemove={(remove) => setAct({ remove })} />
              </Card>
            )}
            <FactorOffers isFirst={state.factors.length === 0} onAdd={setAct} />
            {state.factors.length > 0 && (
              <Card
                title={t('codes.title')}
                action={
                  <Button small onClick={() => setAct('recoveryCodes')}>
                    {t('codes.renew')}
                  </Button>
                }
              >
                <p className={state.recoveryCodesLeft < 3 ? 'font-semibold text-warn' : ''}>
                  {t('codes.left', { count: state.recoveryCodesLeft })}
                </p>
                <p className="mt-1 text-muted">{t('codes.about')}</p>
              </Card>
            )}
            {act && (
              <Suspense>
                <FactorDialog
                  act={act}
                  isLast={state.factors.length === 1}
                  onAdded={(answer) => added(answer, isDue)}
                  onCodes={(fresh) => {
                    setAct(undefined);
                    setCodes(fresh);
                  }}
                  onClose={() => setAct(undefined)}
                />
              </Suspense>
            )}
          </div>
        );
      }}
    </Async>
  );
}

export const SecondFactor = island(SecondFactorScreen);
