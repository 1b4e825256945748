import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SignInRulesAnswer } from '#contract/integrations/sign-in-rules.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { signInRules } from '#stores/profile/sign-in-rules.ts';
import { AccessEvidence } from './AccessEvidence.tsx';
import { hoursText } from './hours-text.ts';
import { SecurityRow } from './SecurityRow.tsx';

// The kit of forms comes for who changes something.
const EditRules = lazy(() => import('./EditRules.tsx').then((module) => module.EditRules));
const ReviewAccess = lazy(() => import('./ReviewAccess.tsx').then((module) => module.ReviewAccess));

/** So many names are read at a glance. */
const mostNames = 4;

function FactorRow({ factorFrom, isFactorOfOperator, withoutFactor, users }: SignInRulesAnswer) {
  const t = texts('sign-in-rules');
  const lacking = withoutFactor.length;
  const names = withoutFactor.slice(0, mostNames).join(', ');
  const key = lacking === 0 ? 'factor.all' : lacking > mostNames ? 'factor.many' : 'factor.some';
  return (
    <SecurityRow
      title={t('factor.title')}
      text={t(key, { secured: Math.max(0, users - lacking), users, names, more: lacking - mostNames })}
    >
      <p className={factorFrom ? 'font-semibold' : 'font-semibold text-warn'}>
        {factorFrom ? t('factor.from', { day: formatCalendarDay(factorFrom, pageLocale()) }) : t('factor.optional')}
      </p>
      {factorFrom && isFactorOfOperator && <p className="text-muted text-sm">{t('factor.ofOperator')}</p>}
    </SecurityRow>
  );
}

function Rows({ value }: { value: SignInRulesAnswer }) {
  const t = texts('sign-in-rules');
  const [isReviewing, setReviewing] = useState(false);
  const { networks, sessionHours, address, users, reviewed, reviewedBy = '' } = value;
  const review =
    reviewed === undefined
      ? t('review.never')
      : t('review.last', { day: formatDay(reviewed, pageLocale()), name: reviewedBy });
  return (
    <div className="[&>*+*]:border-t [&>*]:border-line">
      <FactorRow {...value} />
      <SecurityRow title={t('networks')} text={t('networksText', { address })}>
        <p className="font-semibold">{networks.length > 0 ? networks.join(', ') : t('everywhere')}</p>
      </SecurityRow>
      <SecurityRow title={t('longest')} text={t('longestText')}>
        <p className="font-semibold">{hoursText(sessionHours)}</p>
      </SecurityRow>
      <SecurityRow title={t('review.title')} text={`${t('review.text')} ${review}`}>
        <Button small onClick={() => setReviewing(true)}>
          {t('review.open', { count: users })}
        </Button>
      </SecurityRow>
      <AccessEvidence />
      {isReviewing && (
        <Suspense>
          <ReviewAccess onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** How the users of the organisation sign in, who may do what, and the evidence of it. */
export function SecuritySection() {
  const t = texts('sign-in-rules');
  const rules = useStore(signInRules.$value);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      flush
      title={t('title')}
      action={
        rules.state === 'ready' && (
          <Button small onClick={() => setEditing(true)}>
            {t('edit.open')}
          </Button>
        )
      }
    >
      <Async value={rules} failedTitle={t('failed')} onRetry={signInRules.reload}>
        {(value) => (
          <>
            <Rows value={value} />
            {isEditing && (
              <Suspense>
                <EditRules value={value} onClose={() => setEditing(false)} />
              </Suspense>
            )}
          </>
        )}
      </Async>
    </Card>
  );
}
