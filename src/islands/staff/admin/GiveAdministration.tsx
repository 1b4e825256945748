import { type Administrator, administratorRequest } from '#contract/staff/approvals.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { prepareAdministrator } from '#stores/staff/approvals.ts';

interface Props {
  candidates: readonly Administrator[];
  /** No second person is there to release it: it counts at once. */
  isFirst: boolean;
  onClose: () => void;
}

/** Prepares the right to administration for an employee. */
export function GiveAdministration({ candidates, isFirst, onClose }: Props) {
  const t = texts('approvals');
  return (
    <Dialog open onClose={onClose} title={t('give.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t(isFirst ? 'give.first' : 'give.text')}</p>
        <Form
          look="plain"
          label={t('give.title')}
          contract={administratorRequest}
          defaults={{ user: '', reason: '' }}
          onSubmit={async ({ user, reason }) => {
            await prepareAdministrator(user, reason);
            toast('ok', t(isFirst ? 'give.given' : 'give.done'));
            onClose();
          }}
          submitLabel={t(isFirst ? 'give.now' : 'give.submit')}
        >
          <Select
            name="user"
            label={t('give.user')}
            options={candidates.map(({ id, name, userId }) => ({ value: id, label: `${name} · ${userId}` }))}
          />
          <TextArea
            name="reason"
            label={t('give.reason')}
            hint={t(isFirst ? 'give.firstHint' : 'give.reasonHint')}
            rows={2}
            max={300}
          />
        </Form>
      </div>
    </Dialog>
  );
}
