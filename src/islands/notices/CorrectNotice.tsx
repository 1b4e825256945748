import * as z from 'zod/mini';
import { type Notice, noticeInput } from '#contract/notices/notice.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { actOnNotice } from '#stores/notices/staff-notices.ts';
import { toast } from '#stores/page/toasts.ts';
import { spokenText } from './notice-request.ts';

const { title, text } = noticeInput.shape;
const contract = z.strictObject({ title, text });

/** Mends a wrong sentence of what is published; readers see that it was corrected. */
export function CorrectNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = texts('notices');
  const both = ({ de, en = '' }: Notice['title']) => ({ de, en });
  return (
    <Dialog open onClose={onClose} title={t('correct.title')}>
      <div className="grid gap-4">
        <p className="text-muted">{t('correct.text')}</p>
        <Form
          look="plain"
          label={t('correct.title')}
          contract={contract}
          defaults={{ title: both(notice.title), text: both(notice.text) }}
          request={(values) => ({ title: spokenText(values['title']), text: spokenText(values['text']) })}
          onSubmit={async (values) => {
            await actOnNotice(notice, { _action: 'correct', ...values, audience: notice.audience });
            toast('ok', t('correct.done'));
            onClose();
          }}
          submitLabel={t('correct.submit')}
        >
          <TextInput name="title.de" label={t('form.heading')} required maxLength={120} />
          <TextArea name="text.de" label={t('form.text')} required rows={2} max={600} />
          <TextInput name="title.en" label={t('form.headingEn')} required={false} maxLength={120} />
          <TextArea name="text.en" label={t('form.textEn')} required={false} rows={2} max={600} />
        </Form>
      </div>
    </Dialog>
  );
}
