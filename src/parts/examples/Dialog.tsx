import { type ComponentProps, useState } from 'react';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Examples } from '../Parts.tsx';

function Opened({ opener, children, ...props }: { opener: string } & Partial<ComponentProps<typeof Dialog>>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={opener}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary">Send</Button>
          </>
        }
        {...props}
      >
        {children}
      </Dialog>
    </>
  );
}

function Question() {
  const { ask, dialog } = useConfirm();
  const [answer, setAnswer] = useState('not asked');
  const question = { title: 'Discard the form input?', text: 'It cannot be brought back.', danger: true };
  return (
    <>
      <Button onClick={async () => setAnswer((await ask(question)) ? 'confirmed' : 'cancelled')}>Discard</Button>
      <p role="status">{answer}</p>
      {dialog}
    </>
  );
}

export const examples: Examples = {
  usual: () => <Opened opener="Change the address">It is used for letters from today.</Opened>,
  'with a field': () => (
    <Opened opener="Add a note">
      <input aria-label="Note" className="control" />
    </Opened>
  ),
  firm: () => (
    <Opened firm alert opener="Sign in again">
      The session has ended.
    </Opened>
  ),
  question: Question,
};
