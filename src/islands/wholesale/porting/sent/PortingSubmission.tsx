import List from 'lucide/dist/esm/icons/list.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Route from 'lucide/dist/esm/icons/route.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import { portingEndSteps } from '#domain/wholesale/porting/submission-steps.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import type { NextAct } from '#islands/record/submission/SubmissionPage.tsx';
import { providerOf, whatOf, windowText } from '../porting-labels.ts';

function nextActs({ id, data }: PortingRecord): NextAct[] {
  const t = texts('portings');
  const locale = pageLocale();
  const { invoiceDue, sipAccountId, sipUser = '', customerId, customerName = '', state } = data;
  const isRunning = state !== 'ported' && state !== 'cancelled';
  return [
    ...(isRunning && invoiceDue !== undefined && rowsIn(data['invoiceFile']).length === 0
      ? [
          {
            href: href('WholesalePortNumber', locale, { id }),
            label: t('sent.invoice'),
            icon: Paperclip,
            hint: t('sent.invoiceText', { day: formatDay(invoiceDue, locale) }),
          },
        ]
      : []),
    ...(sipAccountId
      ? [
          {
            href: href('WholesaleSip', locale, { id: sipAccountId }),
            label: t('sent.account', { account: sipUser }),
            icon: Settings,
            hint: t('sent.accountText'),
          },
          {
            href: href('WholesaleBackupRouting', locale, { account: sipAccountId }),
            label: t('sent.backup'),
            icon: Route,
            hint: t('sent.backupText'),
          },
        ]
      : []),
    ...(customerId
      ? [
          {
            href: href('WholesalePortNumber', locale, {
              customer: customerId,
              ...(sipAccountId && { account: sipAccountId }),
            }),
            label: t('sent.again', { customer: customerName }),
            icon: Plus,
          },
        ]
      : []),
    { href: href('WholesalePortNumber', locale), label: t('sent.all'), icon: List },
  ];
}

/** The end of a porting's submission: what the carriers do and by when, and what is prepared meanwhile. */
export function PortingSubmission({ porting }: { porting: PortingRecord }) {
  const t = texts('portings');
  const locale = pageLocale();
  const { id, data, created, version, foreignid } = porting;
  const words = { provider: providerOf(data) || t('otherProvider'), window: windowText(data['timeWindow']) };
  const numbers = whatOf(data);
  return (
    <RecordSubmission
      list="WholesalePortNumber"
      name={[data.customerName, numbers].filter(Boolean).join(', ')}
      title={t('sent.title')}
      lead={
        <>
          {t('sent.lead', { numbers })} <strong>{data.customerName}</strong>
        </>
      }
      number={foreignid ? { label: t('sent.number'), value: foreignid } : undefined}
      to={{ href: href('WholesalePortNumber', locale, { id }), label: t('sent.toPorting') }}
      steps={portingEndSteps(data, created).map((step) =>
        stepEntry(step, {
          title: t(`sent.steps.${step.name}`, words),
          text: t(step.isWish ? 'sent.steps.wish' : `sent.steps.${step.name}Text`, words) || undefined,
        }),
      )}
      next={nextActs(porting)}
      mails={{ id, version, recipient: data.notify }}
    />
  );
}
