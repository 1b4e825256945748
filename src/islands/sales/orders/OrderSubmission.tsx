import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import type { OrderRecord } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { papersOfOrder } from '#domain/sales/orders/papers.ts';
import { customerSigner } from '#domain/sales/orders/signer.ts';
import { orderSteps } from '#domain/sales/orders/submission-steps.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PaperCard } from '#islands/record/Papers.tsx';
import { stepEntry } from '#islands/record/submission/moment-text.ts';
import { RecordSubmission } from '#islands/record/submission/RecordSubmission.tsx';
import { TakenNotice } from '../customers/TakenNotice.tsx';
import { captionOf } from './order-labels.ts';

type Step = ReturnType<typeof orderSteps>[number];

function stepText(step: Step, { data }: OrderRecord): string | undefined {
  const t = texts('orders');
  if (step.name === 'received')
    return t('sent.steps.receivedText', { signer: data.signature.signer, by: data.submittedBy });
  if (step.name === 'start') return step.isWish && t('sent.steps.wish');
  return t(`sent.steps.${step.name}Text`);
}

/** The end of an order's submission, found again from the order: number, what happens next, mails, papers, next acts. */
export function OrderSubmission({ order, holidays }: { order: OrderRecord; holidays: Holidays }) {
  const t = texts('orders');
  const locale = pageLocale();
  const { id, foreignid = '', data, version } = order;
  const { customerId, customerName, customer, notify, submittedBy } = data;
  const signer = customerSigner(customer);
  const names = {
    ...(signer.email && { [signer.email]: data.signature.signer }),
    ...(notify && { [notify]: submittedBy }),
  };
  const isOrderable = productNamed(data).creatable;
  return (
    <RecordSubmission
      list="Orders"
      name={`${customerName}, ${captionOf(data)}`}
      title={t('sent.title')}
      lead={
        <>
          {t('sent.lead', { product: captionOf(data) })} <strong>{customerName}</strong>
        </>
      }
      number={foreignid ? { label: t('sent.number'), value: foreignid } : undefined}
      to={{ href: href('OrderEdit', locale, { id }), label: t('sent.toOrder') }}
      top={<TakenNotice customerId={customerId} draftId={data.draftId} />}
      steps={orderSteps(data, holidays).map((step) =>
        stepEntry(step, { title: t(`sent.steps.${step.name}`), text: stepText(step, order) }),
      )}
      next={[
        {
          href: href('DraftEdit', locale, { customer: customerId }),
          label: t('sent.sameCustomer', { customer: customerName }),
          icon: FilePlus,
          hint: t('sent.sameCustomerText'),
        },
        ...(isOrderable ? [{ href: href('DraftEdit', locale), label: t('sent.another'), icon: Plus }] : []),
        { href: href('CustomerEdit', locale, { id: customerId }), label: t('sent.toCustomer'), icon: User },
      ]}
      mails={{ id, version, names, changeHref: href('CustomerEdit', locale, { id: customerId }) }}
      aside={<PaperCard id={id} papers={papersOfOrder(data)} />}
    />
  );
}
