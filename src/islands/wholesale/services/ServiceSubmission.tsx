import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Workflow from 'lucide/dist/esm/icons/workflow.mjs';
import type { ServiceRecord } from '#contract/wholesale/service.ts';
import { href } from '#domain/access/routes.ts';
import { serviceSteps } from '#domain/wholesale/services/submission-steps.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import type { NextAct } from '#islands/record/submission/SubmissionPage.tsx';
import { productName, typeName } from './service-labels.ts';

function nextActs({ data }: ServiceRecord): NextAct[] {
  const t = texts('services');
  const locale = pageLocale();
  const { customerId: customer, customerName, sipAccountId: account, serviceType, processId } = data;
  return [
    ...(account
      ? [
          {
            href: href('WholesaleSip', locale, { id: account }),
            label: t('sent.configure'),
            icon: Settings,
            hint: t('sent.configureText'),
          },
        ]
      : []),
    ...(account && serviceType === 'sipTrunk'
      ? [
          {
            href: href('WholesaleAddNumber', locale, { customer, account }),
            label: t('sent.numbers'),
            icon: Hash,
            hint: t('sent.numbersText'),
          },
          {
            href: href('WholesalePortNumber', locale, { customer, account }),
            label: t('sent.porting'),
            icon: ArrowRightLeft,
            hint: t('sent.portingText'),
          },
        ]
      : []),
    {
      href: href('WholesaleServiceAdd', locale, { customer }),
      label: t('sent.again', { customer: customerName }),
      icon: Plus,
    },
    ...(processId
      ? [{ href: href('WholesaleProcesses', locale, { id: processId }), label: t('sent.process'), icon: Workflow }]
      : []),
  ];
}

/** The end of a service's order: when it begins, and what is set up next. */
export function ServiceSubmission({ service }: { service: ServiceRecord }) {
  const t = texts('services');
  const { id, data, created, version } = service;
  const product = productName(data.serviceType, data['accountType'] as 'trunk' | 'single' | undefined);
  return (
    <RecordSubmission
      list="WholesaleServices"
      name={`${data.customerName}, ${typeName(data.serviceType)}`}
      title={t('sent.title')}
      lead={
        <>
          {t('sent.lead', { product: `${typeName(data.serviceType)} · ${product}` })}{' '}
          <strong>{data.customerName}</strong>
        </>
      }
      number={{ label: t('sent.number'), value: data.identifier }}
      to={{ href: href('WholesaleServices', pageLocale(), { id }), label: t('sent.toService') }}
      steps={serviceSteps(data, created).map((step) =>
        stepEntry(step, { title: t(`sent.steps.${step.name}`), text: t(`sent.steps.${step.name}Text`) }),
      )}
      next={nextActs(service)}
      mails={{ id: data.processId ?? id, version }}
    />
  );
}
