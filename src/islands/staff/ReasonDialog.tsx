import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { reason } from '#contract/staff/approvals.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';

const contract = z.strictObject({ reason });

export interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  done: string;
  reasonLabel: string;
  reasonHint: string;
  danger?: boolean;
  children?: ReactNode;
  action: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that asks why; the reason stands in the audit log. */
export function ReasonDialog({
  title,
  text,
  label,
  done,
  reasonLabel,
  reasonHint,
  danger = false,
  children,
  action,
  onClose,
}: ReasonDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        <p>{text}</p>
        {children}
        <Form
          look="plain"
          label={title}
          contract={contract}
          defaults={{ reason: '' }}
          onSubmit={async (values) => {
            await action(values.reason);
            toast('ok', done);
            onClose();
          }}
          submitLabel={label}
          submitLook={danger ? 'danger' : 'primary'}
        >
          <TextArea name="reason" label={reasonLabel} hint={reasonHint} rows={2} max={300} />
        </Form>
      </div>
    </Dialog>
  );
}
