import { useRef, useState } from 'react';
import { message, texts } from '#i18n/client.ts';
import { PasswordBox } from '#islands/ui/form/PasswordBox.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { passwordProofOf } from '#stores/profile/requests.ts';

const boxId = 'proof-password';

/** Asks for the password right before something is sent that demands it; neither the form nor its kept input ever holds it. */
export function useProof() {
  const t = texts('profile-form');
  const proof = useRef<string>(undefined);
  const settle = useRef<(isGiven: boolean) => void>(undefined);
  const [open, setOpen] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const call = useCall({
    textOf: (error) => {
      const key = error.fields?.['current'];
      return key ? message(key) : failureText(error);
    },
    onFailed: () => password.current?.focus(),
  });
  const fault = call.failure;

  const close = (isGiven: boolean) => {
    settle.current?.(isGiven);
    settle.current = undefined;
    setOpen(false);
  };
  function give() {
    const current = password.current?.value ?? '';
    if (current === '') return call.refuse(message('required'));
    const take = (given: string) => {
      proof.current = given;
      close(true);
    };
    void call.run(() => passwordProofOf(current), { onDone: take });
  }

  const dialog = (
    <Dialog
      open={open}
      onClose={() => close(false)}
      title={t('proof.title')}
      actions={
        <>
          <Button onClick={() => close(false)}>{texts('ui')('cancel')}</Button>
          <Button look="primary" busy={call.busy} onClick={give}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <p>{t('proof.text')}</p>
        <div>
          <label htmlFor={boxId} className="mb-1.5 block font-semibold">
            {t('proof.password')}
          </label>
          {fault && (
            <p id="proof-fault" role="alert" className="mb-1.5 font-semibold text-danger text-sm">
              {fault}
            </p>
          )}
          <PasswordBox
            ref={password}
            id={boxId}
            autoComplete="current-password"
            {...(fault && { 'aria-invalid': true, 'aria-describedby': 'proof-fault' })}
          />
        </div>
      </form>
    </Dialog>
  );
  return {
    dialog,
    /** True once a proof is present; a proof of an unanswered call is used again. */
    ask: () =>
      proof.current !== undefined
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => {
            settle.current = resolve;
            call.reset();
            setOpen(true);
          }),
    proof: () => proof.current,
    forget: () => {
      proof.current = undefined;
    },
  };
}
