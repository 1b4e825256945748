import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { email, optionalText } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { useFocusInside } from '#islands/record/useFocusInside.ts';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';

const contract = z.strictObject({ email, note: optionalText(2000) });

interface Props extends Pick<RecordStore<DraftRecord, Maintenance>, 'act'> {
  draft: DraftRecord;
}

/** Sends the customer what the order would cost, as PDF by mail. */
export function OfferMail({ draft, act }: Props) {
  const t = texts('drafts');
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useFocusInside(open);
  if (!draft.data.customerId) return null;
  if (!open) {
    return (
      <Button icon={<Icon of={Mail} />} onClick={() => setOpen(true)} className="text-start">
        {t('offerMail.open')}
      </Button>
    );
  }
  return (
    <div ref={box}>
      <ActionForm
        contract={contract}
        defaults={{ email: '', note: '' }}
        title={{ id, text: t('offerMail.title') }}
        lead={t('offerMail.lead')}
        keep={`drafts/${draft.id}/offer`}
        submitLabel={t('offerMail.send')}
        submitLook="secondary"
        act={act}
        action={(values) => ({ _action: 'offer', ...values })}
        done={(values) => t('offerMail.done', { email: values.email })}
        onDone={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{texts('ui')('cancel')}</Button>}
      >
        <TextInput name="email" label={t('offerMail.email')} type="email" autoComplete="off" />
        <TextArea name="note" label={t('offerMail.note')} max={2000} rows={3} />
      </ActionForm>
    </div>
  );
}
