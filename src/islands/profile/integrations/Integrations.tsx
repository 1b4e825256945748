import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApiKeys } from '#contract/integrations/api-key.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { apiKeys } from '#stores/profile/api-keys.ts';
import { KeyCard } from './KeyCard.tsx';
import { stateOf } from './key-labels.ts';

const WebhookSection = lazy(() => import('./webhooks/WebhookSection.tsx').then((module) => module.WebhookSection));
const SignInRules = lazy(() => import('./SignInRules.tsx').then((module) => module.SignInRules));
const SignOnSection = lazy(() => import('./sign-on/SignOnSection.tsx').then((module) => module.SignOnSection));
const MailboxSection = lazy(() => import('./mailboxes/MailboxSection.tsx').then((module) => module.MailboxSection));
const EndAccess = lazy(() => import('./EndAccess.tsx').then((module) => module.EndAccess));

function Loaded({ value }: { value: ApiKeys }) {
  const t = texts('integrations');
  const [isEnding, setEnding] = useState(false);
  const { items, offered, otherSessions } = value;
  const keys = items.filter((one) => stateOf(one) !== 'ended').length;
  const isMember = Object.keys(offered).length > 0;
  return (
    <div className="grid gap-6">
      <KeyCard {...value} />
      <Suspense fallback={<Card>{null}</Card>}>
        <WebhookSection />
      </Suspense>
      <Suspense fallback={<Card>{null}</Card>}>
        <MailboxSection />
      </Suspense>
      <Suspense fallback={<Card>{null}</Card>}>
        <SignOnSection />
      </Suspense>
      {isMember && (
        <Suspense fallback={<Card>{null}</Card>}>
          <SignInRules />
        </Suspense>
      )}
      {isMember && (
        <Card className="border-danger/60" title={t('endAll.card')}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-prose text-muted">{t('endAll.text', { keys, sessions: otherSessions })}</p>
            <Button className="border-danger text-danger" onClick={() => setEnding(true)}>
              {t('endAll.open')}
            </Button>
          </div>
        </Card>
      )}
      {isEnding && (
        <Suspense>
          <EndAccess keys={keys} sessions={otherSessions} onClose={() => setEnding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What reaches the organisation from outside: keys of systems, and the way to end all of it. */
export const Integrations = island(() => {
  const value = useStore(apiKeys.$value);
  return (
    <Async value={value} onRetry={apiKeys.reload} failedTitle={texts('integrations')('failed')}>
      {(loaded) => <Loaded value={loaded} />}
    </Async>
  );
});
