import { type ReactNode, useState } from 'react';
import { texts } from '#i18n/client.ts';
import type { FormContract } from '../ui/form/kit/contract-resolver.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';
import { type ActFormProps, ActionForm } from './ActionForm.tsx';
import { useFocusInside } from './useFocusInside.ts';

interface Props<C extends FormContract, Action> extends ActFormProps<C, Action> {
  tone: 'info' | 'ok' | 'warn';
  notice: string;
  text: ReactNode;
  /** Opens the form. */
  label: string;
  /** Closes it again, where "Abbrechen" would be read as the act itself. */
  back?: string | undefined;
}

/** Says where a record stands and offers to change that; the form opens below and takes the focus. */
export function ActionNotice<C extends FormContract, Action>(props: Props<C, Action>) {
  const { tone, notice, text, back, ...form } = props;
  const [open, setOpen] = useState(false);
  const box = useFocusInside(open);
  return (
    <div className="grid gap-4 print:hidden">
      <Notice tone={tone} title={notice} actions={!open && <Button onClick={() => setOpen(true)}>{form.label}</Button>}>
        {text}
      </Notice>
      {open && (
        <div ref={box}>
          <ActionForm
            {...(form as ActFormProps<C, Action>)}
            actions={<Button onClick={() => setOpen(false)}>{back ?? texts('ui')('cancel')}</Button>}
          />
        </div>
      )}
    </div>
  );
}
