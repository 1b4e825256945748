import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import { Form } from '../ui/form/kit/Form.tsx';
import type { FormProps } from '../ui/form/kit/form-props.ts';

type OfForm =
  | 'contract'
  | 'defaults'
  | 'rules'
  | 'submitLabel'
  | 'submitLook'
  | 'busyLabel'
  | 'children'
  | 'actions'
  | 'footer'
  | 'again'
  | 'confirm'
  | 'look'
  | 'label';

export interface ActFormProps<C extends FormContract, Action> extends Pick<FormProps<C>, OfForm> {
  /** `ticket/018f…/note`: the key holds the record, so that input for one record is not offered for another. */
  keep: string;
  act: (action: Action, idempotencyKey: string) => Promise<unknown>;
  action: (values: z.output<C>) => Action;
  /** Said once it is done. */
  done: (values: z.output<C>) => string;
  onDone?: (values: z.output<C>) => void;
  /** Said where the record changed meanwhile, in place of the usual sentence. */
  conflict?: string;
  /** Heads the form, under this id. */
  title?: { id: string; text: string };
  /** Said under the title. */
  lead?: ReactNode;
}

/** The sentence for a change that a rule forbids, or that came too late or twice; all else has its usual one. */
function actFailure(error: ApiError, conflict: string | undefined): string | undefined {
  const t = texts('record');
  if (error.brokenRule) return t('brokenRule', { sentence: error.brokenRule });
  if (error.status === 409 && error.answer?.['record']) return conflict ?? t('conflict');
  return error.status === 422 && !error.fields ? t('repeated') : undefined;
}

/** A form that does something to a record. */
export function ActionForm<C extends FormContract, Action>(props: ActFormProps<C, Action>) {
  const { act, action, done, onDone, title, lead, conflict, ...form } = props;
  const formElement = (
    <Form
      busyLabel={texts('record')('saving')}
      {...form}
      failure={(error) => actFailure(error, conflict)}
      onSubmit={async (values, { idempotencyKey }) => {
        await act(action(values), idempotencyKey);
        toast('ok', done(values));
        onDone?.(values);
      }}
    />
  );
  if (!title) return formElement;
  return (
    <section aria-labelledby={title.id} className="grid gap-3 print:hidden">
      <h2 id={title.id} tabIndex={-1}>
        {title.text}
      </h2>
      {lead && <p className="text-muted">{lead}</p>}
      {formElement}
    </section>
  );
}
