import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { RequestType } from '#contract/profile/change-request.ts';
import type { FoundationProfile } from '#contract/profile/organisation.ts';
import { changeForms } from '#domain/profile/change-forms.ts';
import { texts } from '#i18n/client.ts';
import { SchemaForm } from '#islands/ui/form/schema/SchemaForm.tsx';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { showSubmission } from '#stores/data/record-part.ts';
import { uploader } from '#stores/files/uploads.ts';
import { requestAddress, submitRequest } from '#stores/profile/requests.ts';
import { profileContext, profileLabels } from '../request-labels.ts';
import { useProof } from './useProof.tsx';

interface Props extends Pick<SchemaContext, 'notes'> {
  type: RequestType;
  organisation: FoundationProfile['organisation'];
  defaults: Record<string, unknown>;
  keep: string;
  label: string;
  summary?: ReactNode;
}

/** Whether these answers may be sent only right after the password was given. */
const demandsProof = (values: unknown): boolean => {
  const { changeTypes } = values as { changeTypes?: readonly string[] };
  return changeTypes?.includes('bank') ?? false;
};

function showSent(id: string): void {
  requestAddress.set({ id, action: '', contact: '', change: '' });
  showSubmission();
}

/** A form that requests a change of the organisation's data; nothing changes before approval. */
export function ChangeForm({ type, organisation, defaults, keep, label, summary, notes }: Props) {
  const t = texts('profile-form');
  const { form, contract } = changeForms[type];
  const proof = useProof();
  return (
    <>
      <SchemaForm
        form={form}
        contract={contract}
        words={profileLabels()}
        context={profileContext(organisation)}
        {...(notes && { notes })}
        uploader={uploader}
        defaults={defaults}
        keep={keep}
        label={label}
        {...(summary !== undefined && { summary })}
        submitLabel={t('submit')}
        note={<p>{t('submitNote')}</p>}
        confirm={(values) => (demandsProof(values) ? proof.ask() : Promise.resolve(true))}
        failure={({ message }) => (message === t('proof.over') ? message : undefined)}
        onSubmit={async (values, { idempotencyKey }) => {
          const passwordProof = demandsProof(values) ? proof.proof() : undefined;
          const body = { ...(values as Record<string, unknown>), ...(passwordProof && { passwordProof }) };
          try {
            showSent(await submitRequest(type, body, idempotencyKey));
          } catch (cause) {
            const error = ApiError.from(cause);
            // Any refusal uses up the proof; without an answer the proof may still be valid.
            if (error.status >= 400 && error.status < 500) proof.forget();
            if (error.fields?.['passwordProof'])
              throw new ApiError(409, { _error: 409, _errorMessage: t('proof.over') });
            throw cause;
          }
        }}
      />
      {proof.dialog}
    </>
  );
}
