import * as z from 'zod/mini';
import { email, optionalText } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

const contract = z.strictObject({ email, note: optionalText(2000) });

interface Props extends Pick<RecordStore<DraftRecord, Maintenance>, 'act'> {
  draft: DraftRecord;
  open: boolean;
  onClose: () => void;
}

/** Sends the customer what the order would cost, as PDF by mail. */
export function OfferMail({ draft, act, open, onClose }: Props) {
  const t = texts('drafts');
  return (
    <Dialog wide open={open} onClose={onClose} title={t('offerMail.title')}>
      <ActionForm
        contract={contract}
        defaults={{ email: '', note: '' }}
        lead={t('offerMail.lead')}
        keep={`drafts/${draft.id}/offer`}
        submitLabel={t('offerMail.send')}
        act={act}
        action={(values) => ({ _action: 'offer', ...values })}
        done={(values) => t('offerMail.done', { email: values.email })}
        onDone={onClose}
        actions={<Button onClick={onClose}>{texts('ui')('cancel')}</Button>}
      >
        <TextInput name="email" label={t('offerMail.email')} type="email" autoComplete="off" />
        <TextArea name="note" label={t('offerMail.note')} max={2000} rows={3} />
      </ActionForm>
    </Dialog>
  );
}
