import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Button } from '../ui/text/Button.tsx';
import { type ActFormProps, ActionForm } from './ActionForm.tsx';
import { actionFooter } from './action-footer.tsx';

interface Props<C extends FormContract, Action> extends Omit<ActFormProps<C, Action>, 'title' | 'lead' | 'look'> {
  title: string;
  /** What the act means, before it is done. */
  lead?: ReactNode;
  onClose: () => void;
}

/** What is done to a record from its menu: the form stands over the page, and closes once it is done. */
export function ActionDialog<C extends FormContract, Action>({ title, lead, onClose, ...form }: Props<C, Action>) {
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <div className="grid gap-4">
        {lead && <div className="text-muted">{lead}</div>}
        <ActionForm
          {...(form as unknown as ActFormProps<C, Action>)}
          look="plain"
          label={title}
          footer={actionFooter({
            label: form.submitLabel,
            look: form.submitLook,
            busyLabel: form.busyLabel,
            beside: <Button onClick={onClose}>{texts('ui')('cancel')}</Button>,
          })}
          onDone={(values) => {
            form.onDone?.(values);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
