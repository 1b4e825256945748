import * as z from 'zod/mini';
import { reason } from '#contract/staff/approvals.ts';
import type { Organisation } from '#contract/staff/organisations.ts';
import { subPartnerCode } from '#contract/sub-partner.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { actOnOrganisation } from '#stores/staff/organisations.ts';

const contract = z.strictObject({
  parent: z.string('required').check(z.regex(/^\d{1,20}$/, 'organisationMissing')),
  code: subPartnerCode,
  reason,
});

interface Props {
  organisation: Organisation;
  onClose: () => void;
}

/** Names the organisation above, and the code below it. */
export function SubPartnerDialog({ organisation: { title, version }, onClose }: Props) {
  const t = texts('organisations');
  return (
    <Dialog open onClose={onClose} title={t('below.place')}>
      <Form
        look="plain"
        label={t('below.place')}
        contract={contract}
        defaults={{ parent: '', code: '', reason: '' }}
        onSubmit={async (values) => {
          await actOnOrganisation({ _action: 'below', version, ...values });
          toast('ok', t('below.done', { name: title, code: values.code }));
          onClose();
        }}
        submitLabel={t('below.submit')}
      >
        <p className="text-muted">{t('below.text')}</p>
        <TextInput name="parent" label={t('below.parent')} hint={t('below.parentHint')} />
        <TextInput name="code" label={t('below.code')} hint={t('below.codeHint')} />
        <TextArea name="reason" label={t('reason')} hint={t('reasonHint')} rows={2} max={300} />
      </Form>
    </Dialog>
  );
}
