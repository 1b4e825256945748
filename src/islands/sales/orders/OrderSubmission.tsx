import type { OrderRecord } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { formatShortWeekday } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { papersOfOrder } from '#domain/sales/orders/papers.ts';
import { customerSigner } from '#domain/sales/orders/signer.ts';
import { type OrderStep, orderSteps } from '#domain/sales/orders/submission-steps.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PaperCard } from '#islands/record/Papers.tsx';
import { RecordCrumbs } from '#islands/record/RecordFrame.tsx';
import { MailCard } from '#islands/record/submission/MailCard.tsx';
import { byDayText, momentText } from '#islands/record/submission/moment-text.ts';
import type { SubmissionStep } from '#islands/record/submission/StepList.tsx';
import { SubmissionPage } from '#islands/record/submission/SubmissionPage.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { captionOf } from './order-labels.ts';

function whenOf({ at, by, on }: OrderStep): string | undefined {
  if (at !== undefined) return momentText(at);
  if (by !== undefined) return byDayText(by);
  return on && formatShortWeekday(on, pageLocale());
}

function stepOf(step: OrderStep, { data }: OrderRecord): SubmissionStep {
  const t = texts('orders');
  const { signature, submittedBy } = data;
  const text =
    step.name === 'received'
      ? t('sent.steps.receivedText', { signer: signature.signer, by: submittedBy })
      : step.name === 'start'
        ? step.isWish && t('sent.steps.wish')
        : t(`sent.steps.${step.name}Text`);
  return {
    name: step.name,
    state: step.state,
    when: whenOf(step),
    title: t(`sent.steps.${step.name}`),
    text: text || undefined,
  };
}

/** The end of an order's submission, found again from the order: number, what happens next, mails, papers, next acts. */
export function OrderSubmission({ order, holidays }: { order: OrderRecord; holidays: Holidays }) {
  const t = texts('orders');
  const locale = pageLocale();
  const { id, foreignid = '', data, version } = order;
  const { customerId, customerName, customer, notify, submittedBy, productType } = data;
  const signer = customerSigner(customer);
  const names = {
    ...(signer.email && { [signer.email]: data.signature.signer }),
    ...(notify && { [notify]: submittedBy }),
  };
  const isOrderable = productNamed(productType).creatable;
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordCrumbs list="Orders" label={`${customerName}, ${captionOf(data)}`} />
      <SubmissionPage
        title={t('sent.title')}
        lead={
          <>
            {t('sent.lead', { product: captionOf(data) })} <strong>{customerName}</strong>
          </>
        }
        number={foreignid ? { label: t('sent.number'), value: foreignid } : undefined}
        actions={
          <LinkButton look="primary" href={href('OrderEdit', locale, { id })}>
            {t('sent.toOrder')}
          </LinkButton>
        }
        steps={orderSteps(data, holidays).map((step) => stepOf(step, order))}
        next={[
          {
            href: href('DraftEdit', locale, { customer: customerId }),
            label: t('sent.sameCustomer', { customer: customerName }),
            hint: t('sent.sameCustomerText'),
          },
          ...(isOrderable ? [{ href: href('DraftEdit', locale), label: t('sent.another') }] : []),
          { href: href('CustomerEdit', locale, { id: customerId }), label: t('sent.toCustomer') },
        ]}
        aside={
          <>
            <MailCard
              id={id}
              version={version}
              names={names}
              changeHref={href('CustomerEdit', locale, { id: customerId })}
            />
            <PaperCard id={id} papers={papersOfOrder(data)} />
            <p className="text-muted text-sm">{t('sent.findAgain')}</p>
          </>
        }
      />
    </div>
  );
}
