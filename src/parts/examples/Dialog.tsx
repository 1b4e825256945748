import { type ComponentProps, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
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

const outcomes = { ok: undefined, 'no answer': 0, refused: 409 } as const;

/** Its buttons answer the call that is on its way. */
function Confirmed() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [end, setEnd] = useState('open');
  const answer = useRef<PromiseWithResolvers<void>>(undefined);
  const keys = [...new Set(sent)];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the draft</Button>
      <p role="status">{[end, ...sent.map((key) => `key ${keys.indexOf(key) + 1}`)].join(', ')}</p>
      <ConfirmForm
        danger
        open={open}
        onClose={() => setOpen(false)}
        title="Delete the draft?"
        confirmLabel="Delete"
        action={(key) => {
          setSent((before) => [...before, key]);
          answer.current = Promise.withResolvers();
          return answer.current.promise;
        }}
        onDone={() => setEnd('deleted')}
        onRefused={() => setEnd('refused')}
      >
        {Object.entries(outcomes).map(([outcome, status]) => (
          <Button
            key={outcome}
            onClick={() =>
              status === undefined ? answer.current?.resolve() : answer.current?.reject(new ApiError(status))
            }
          >
            {outcome}
          </Button>
        ))}
      </ConfirmForm>
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
  'with an action': Confirmed,
};
