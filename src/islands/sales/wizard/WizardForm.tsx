import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { DraftCheck } from '#contract/sales/draft.ts';
import { signatureModes } from '#contract/sales/signature-modes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { consentsOf, hasDebit } from '#domain/sales/orders/consents.ts';
import { customerSigner } from '#domain/sales/orders/signer.ts';
import {
  submissionOf,
  type WizardCase,
  type WizardStep,
  wizardContract,
  wizardFaults,
  wizardField,
  wizardSteps,
} from '#domain/sales/orders/wizard-input.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import { runDraftAction } from '#stores/sales/drafts.ts';
import { sendOrder } from '#stores/sales/order-wizard.ts';
import { wizardAddress } from '#stores/sales/wizard-address.ts';
import { CheckStep } from './CheckStep.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { SendStep } from './SendStep.tsx';
import { SignatureStep } from './SignatureStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useDraft } from './wizard-case.ts';

/** What the server found, at the fields of the wizard; what it found in the draft stands in the first step. */
function refusalOf(error: ApiError): ApiError {
  if (!error.answer?.fields) return error;
  const fields = Object.entries(error.answer.fields).map(([path, key]) => [wizardField(path), key] as const);
  return new ApiError(error.status, { ...error.answer, fields: Object.fromEntries(fields) });
}

interface Props {
  check: DraftCheck;
  customer: Record<string, unknown>;
  onSent: () => void;
  /** Something else is there than what was seen. */
  onChanged: () => void;
}

/** The five steps of `docs/domain/order-submission.md` as one form: kept as one goes, judged as a whole, sent once. */
export function WizardForm({ check, customer, onSent, onChanged }: Props) {
  const t = texts('order-wizard');
  const { draft } = useDraft();
  const { step } = useStore(wizardAddress.$query);
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
    mode: '',
    image: '',
    mandateImage: '',
    place: '',
    date: berlinDay(Date.now()),
    signer: signer.name,
    email: signer.email,
  }));
  const [keep] = useState(() => openFormInput(`order-wizard/${draft.id}`, 'record'));
  const updatePrices = async () => {
    await runDraftAction(draft.id, { _action: 'updatePrices', version: draft.version });
    onChanged();
  };
  const content = {
    check: <CheckStep {...check} onUpdate={updatePrices} />,
    summary: <SummaryStep prices={check.prices} />,
    consents: <ConsentStep consents={consents} />,
    signature: <SignatureStep {...order} />,
    send: <SendStep prices={check.prices} declared={consents.length} />,
  };
  const bare = { check: check.warnings.length === 0, summary: true, consents: false, signature: false, send: true };
  return (
    <Form
      contract={wizardContract}
      defaults={defaults}
      keep={keep}
      rules={(values) => wizardFaults(values, order)}
      steps={wizardSteps.map((name) => ({ label: t(`steps.${name}`), content: content[name], isBare: bare[name] }))}
      at={{
        step: Math.max(0, wizardSteps.indexOf(step as WizardStep)),
        go: (next) => wizardAddress.set({ step: next === 0 ? '' : (wizardSteps[next] ?? '') }, 'push'),
      }}
      aside={
        <Card title={t('send.costs')}>
          <dl className="grid gap-3">
            <PriceFacts prices={check.prices} />
          </dl>
        </Card>
      }
      submitLabel={t('send.submit')}
      busyLabel={t('send.busy')}
      onSubmit={async (values, { idempotencyKey }) => {
        try {
          await sendOrder(draft, submissionOf(values, order), idempotencyKey);
        } catch (cause) {
          onChanged();
          throw refusalOf(ApiError.from(cause));
        }
        onSent();
      }}
      failure={(error) => error.message || undefined}
    />
  );
}
