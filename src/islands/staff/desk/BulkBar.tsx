import { useState } from 'react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { ReplyPicker } from '#islands/record/ticket/ReplyPicker.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { closeAll } from '#stores/staff/desk-actions.ts';
import { AssignMenu } from './AssignMenu.tsx';

const answer = z.strictObject({ note: text(1, 4000) });

/** What is done to all marked entries at once. */
export function BulkBar({ items, onDone }: { items: readonly QueueItem[]; onDone: () => void }) {
  const t = texts('desk');
  const [isClosing, setClosing] = useState(false);
  const tickets = items.filter(({ kind }) => kind === 'hd.ticket');
  const count = tickets.length;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-brand-soft p-3">
      <p role="status" className="w-full font-semibold">
        {t('marked', { count: items.length })}
      </p>
      <AssignMenu items={items} onDone={onDone} />
      {count > 0 && <Button onClick={() => setClosing(true)}>{t('close.open')}</Button>}
      <Button look="quiet" onClick={onDone}>
        {t('unmark')}
      </Button>
      <Dialog open={isClosing} onClose={() => setClosing(false)} title={t('close.title', { count })} wide>
        <div className="grid gap-4">
          <p>{t('close.text')}</p>
          <Form
            look="plain"
            contract={answer}
            defaults={{ note: '' }}
            label={t('close.title', { count })}
            submitLabel={t('close.submit')}
            onSubmit={async ({ note }) => {
              closeAll(tickets, note, {
                closing: t('close.waiting', { count }),
                failed: (failures, why) => toast('danger', t('close.failed', { count: failures, why })),
              });
              setClosing(false);
              onDone();
            }}
          >
            <ReplyPicker />
            <TextArea name="note" label={t('close.note')} max={4000} rows={5} />
          </Form>
        </div>
      </Dialog>
    </div>
  );
}
