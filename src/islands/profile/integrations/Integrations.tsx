import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
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
import type { SectionName } from './SectionIndex.tsx';

const WebhookSection = lazy(() => import('./webhooks/WebhookSection.tsx').then((module) => module.WebhookSection));
const SecuritySection = lazy(() => import('./security/SecuritySection.tsx').then((module) => module.SecuritySection));
const SignOnSection = lazy(() => import('./sign-on/SignOnSection.tsx').then((module) => module.SignOnSection));
const MailboxSection = lazy(() => import('./mailboxes/MailboxSection.tsx').then((module) => module.MailboxSection));
const SectionIndex = lazy(() => import('./SectionIndex.tsx').then((module) => module.SectionIndex));
const EndAccess = lazy(() => import('./EndAccess.tsx').then((module) => module.EndAccess));

/** A section with the address that the index leads to. */
const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => (
  <div id={name} className="min-w-0 scroll-mt-6">
    <Suspense fallback={<Card>{null}</Card>}>{children}</Suspense>
  </div>
);

function Loaded({ value }: { value: ApiKeys }) {
  const t = texts('integrations');
  const [isEnding, setEnding] = useState(false);
  const { items, offered, otherSessions } = value;
  const keys = items.filter((one) => stateOf(one) !== 'ended').length;
  const isMember = Object.keys(offered).length > 0;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Suspense fallback={<div className="max-lg:hidden" />}>
        <SectionIndex keys={items} isMember={isMember} />
      </Suspense>
      <div className="grid min-w-0 gap-6">
        <Section name="keys">
          <KeyCard {...value} />
        </Section>
        <Section name="webhooks">
          <WebhookSection />
        </Section>
        <Section name="mailboxes">
          <MailboxSection />
        </Section>
        <Section name="signOn">
          <SignOnSection />
        </Section>
        {isMember && (
          <Section name="security">
            <SecuritySection />
          </Section>
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
      </div>
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
