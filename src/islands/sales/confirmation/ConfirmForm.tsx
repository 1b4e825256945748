import { confirmOrder, type OpenConfirmation, type OrderConfirmation } from '#contract/sales/order-confirmation.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { giveConfirmation } from '#stores/sales/order-confirmation.ts';

interface Props {
  order: OpenConfirmation;
  token: string;
  onConfirmed: (now: OrderConfirmation) => void;
}

/** The customer's word. */
export function ConfirmForm({ order, token, onConfirmed }: Props) {
  const t = texts('order-confirmation');
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('confirm.title')}</h2>
      <Form
        label={t('confirm.title')}
        contract={confirmOrder}
        defaults={{ accepted: false, signer: order.signer, place: '', ...(order.hasMandate && { mandate: false }) }}
        rules={({ mandate }) => (order.hasMandate && mandate !== true ? [{ path: 'mandate', key: 'given' }] : [])}
        onSubmit={async (confirmation) => onConfirmed(await giveConfirmation(token, confirmation))}
        submitLabel={t('confirm.submit')}
        busyLabel={t('confirm.busy')}
        failure={(error) => error.message || undefined}
      >
        <TextInput name="signer" label={t('confirm.signer')} autoComplete="name" />
        <TextInput name="place" label={t('confirm.place')} />
        <Checkbox name="accepted" label={t('confirm.accepted')} short={t('confirm.order')} required />
        {order.hasMandate && (
          <Checkbox name="mandate" label={t('confirm.mandate')} short={t('confirm.debit')} required />
        )}
      </Form>
    </section>
  );
}
