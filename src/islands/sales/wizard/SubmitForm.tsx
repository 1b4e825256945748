import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { DraftCheck } from '#contract/sales/draft.ts';
import { signatureModes } from '#contract/sales/signature-modes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { consentsOf, hasDebit } from '#domain/sales/orders/consents.ts';
import { customerSigner } from '#domain/sales/orders/signer.ts';
import {
  submissionOf,
  type WizardCase,
  wizardContract,
  wizardFaults,
  wizardField,
} from '#domain/sales/orders/wizard-input.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { pictureUploads } from '#stores/files/upload-pictures.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import { runDraftAction } from '#stores/sales/drafts.ts';
import { sendOrder } from '#stores/sales/order-wizard.ts';
import { wizardAddress } from '#stores/sales/wizard-address.ts';
import { goTo } from '#stores/session/navigation.ts';
import { PricePanel } from '../prices/PricePanel.tsx';
import { Declarations } from './Declarations.tsx';
import { NewPrices } from './NewPrices.tsx';
import { OrderBlocks } from './OrderBlocks.tsx';
import { PapersToRead } from './PapersToRead.tsx';
import { SignatureCard } from './SignatureCard.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useDraft } from './wizard-case.ts';

/** What the server found, at the fields of the page; what it found in the draft stands above its blocks. */
function refusalOf(error: ApiError): ApiError {
  if (!error.answer?.fields) return error;
  const fields = Object.entries(error.answer.fields).map(([path, key]) => [wizardField(path), key] as const);
  return new ApiError(error.status, { ...error.answer, fields: Object.fromEntries(fields) });
}

interface Drawn {
  mode: string;
  image?: string | undefined;
  mandateImage?: string | undefined;
}

interface Props {
  check: DraftCheck;
  onSent: () => void;
  /** Something else is there than what was seen. */
  onChanged: () => void;
}

/** An address may name the part of the page that is meant. */
function useNamedPart() {
  const { step } = useStore(wizardAddress.$query);
  useEffect(() => {
    if (step) document.getElementById(step)?.scrollIntoView();
  }, [step]);
}

/** `docs/domain/order-submission.md#steps` on one page: kept as one goes, judged as a whole, sent once. */
export function SubmitForm({ check, onSent, onChanged }: Props) {
  const t = texts('order-wizard');
  const { draft, customer } = useDraft();
  useNamedPart();
  const consents = consentsOf(customer, draft.data);
  const order: WizardCase = {
    blocking: check.blocking.length,
    warnings: check.warnings,
    consents,
    hasMandate: hasDebit(draft.data),
    signatureModes: check.signatureModes ?? signatureModes,
  };
  const signer = customerSigner(customer);
  const [defaults] = useState(() => ({
    ...Object.fromEntries(consents.map(({ key }) => [key, false])),
    confirmedWarnings: [],
    mode: 'drawn',
    image: '',
    mandateImage: '',
    place: String(valuesIn(customer['address'])['city'] ?? ''),
    date: berlinDay(Date.now()),
    signer: signer.name,
    email: signer.email,
  }));
  const [keep] = useState(() => openFormInput(`order-wizard/${draft.id}`, 'record'));
  const [pictures] = useState(pictureUploads);
  const uploadDrawings = async ({ mode, image, mandateImage }: Drawn, { hasMandate }: WizardCase) => {
    const id = (name: string, picture = '') => pictures.id(`${name}.png`, picture);
    if (mode !== 'drawn') return { image: '', mandateImage: '' };
    return {
      image: await id(t('signature.order'), image),
      mandateImage: hasMandate ? await id(t('signature.mandate'), mandateImage) : '',
    };
  };
  const updatePrices = async () => {
    await runDraftAction(draft.id, { _action: 'updatePrices', version: draft.version });
    onChanged();
  };
  const { prices, priceUpdate } = check;
  return (
    <Form
      contract={wizardContract}
      defaults={defaults}
      keep={keep}
      rules={(values) => wizardFaults(values, order)}
      look="page"
      label={t('title')}
      footer={(state) => <SubmitBar {...state} order={order} prices={prices} />}
      submitLabel={t('send.submit')}
      onSubmit={async (values, { idempotencyKey }) => {
        try {
          const drawings = await uploadDrawings(values, order);
          const id = await sendOrder(draft, submissionOf(values, order, drawings), idempotencyKey);
          if (id !== draft.id) goTo('OrderEdit', { id, part: 'submission' });
        } catch (cause) {
          if (cause instanceof ApiError && cause.fields) pictures.forget();
          onChanged();
          throw refusalOf(ApiError.from(cause));
        }
        onSent();
      }}
      failure={(error) => error.message || undefined}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-5">
        <div id="summary" className="grid min-w-0 grid-cols-1 gap-4">
          {priceUpdate && <NewPrices update={priceUpdate} onUpdate={updatePrices} warnings={check.warnings} />}
          <OrderBlocks
            check={check}
            saidElsewhere={({ path }) => path === 'priceListId' && priceUpdate !== undefined}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PricePanel prices={prices} hasFirstYear />
          <PapersToRead />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Declarations consents={consents} />
          <SignatureCard {...order} />
        </div>
      </div>
    </Form>
  );
}
