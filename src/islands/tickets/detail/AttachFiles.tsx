import { maxFiles, ticketActions } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { uploader } from '../../../stores/files/uploads.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { Form } from '../../ui/form/kit/Form.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { type ActProps, actFailure } from './act.ts';
import { useFocusInside } from './useFocusInside.ts';

/** More files for a ticket; loaded when somebody wants to add some. */
export function AttachFiles({ ticket, act, onDone }: ActProps & { onDone: () => void }) {
  const t = texts('tickets');
  const box = useFocusInside();
  return (
    <div ref={box}>
      <Form
        actions={
          <Button onClick={onDone} className="min-h-11.5 w-full">
            {texts('ui')('cancel')}
          </Button>
        }
        look="plain"
        contract={ticketActions.attach}
        defaults={{ _action: 'attach', fileQueue: [] }}
        keep={`ticket/${ticket.id}/attach`}
        label={t('attach.open')}
        submitLabel={t('attach.submit')}
        failure={actFailure}
        onSubmit={async (files, { idempotencyKey }) => {
          await act(files, idempotencyKey);
          toast('ok', t('attach.done', { count: files.fileQueue.length }));
          onDone();
        }}
      >
        <FileDrop name="fileQueue" label={t('attach.label')} uploader={uploader} min={1} max={maxFiles} />
      </Form>
    </div>
  );
}
