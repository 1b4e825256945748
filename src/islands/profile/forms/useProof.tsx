import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { message, texts } from '#i18n/client.ts';
import { PasswordBox } from '#islands/ui/form/PasswordBox.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { passwordProofOf } from '#stores/profile/requests.ts';

const boxId = 'proof-password';

/** Asks for the password right before something is sent that demands it; neither the form nor its kept input ever holds it. */
export function useProof() {
  const t = texts('profile-form');
  const proof = useRef<string>(undefined);
  const settle = useRef<(isGiven: boolean) => void>(undefined);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const password = useRef<HTMLInputElement>(null);

  const close = (isGiven: boolean) => {
    settle.current?.(isGiven);
    settle.current = undefined;
    setOpen(false);
  };
  async function give() {
    const current = password.current?.value ?? '';
    if (current === '') return setFault(message('required'));
    setBusy(true);
    try {
      proof.current = await passwordProofOf(current);
      close(true);
    } catch (cause) {
      const error = ApiError.from(cause);
      const key = error.fields?.['current'];
      setFault(key ? message(key) : failureText(error));
      password.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  const dialog = (
    <Dialog
      open={open}
      onClose={() => close(false)}
      title={t('proof.title')}
      actions={
        <>
          <Button onClick={() => close(false)}>{texts('ui')('cancel')}</Button>
          <Button look="primary" busy={busy} onClick={give}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void give();
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
            setFault(undefined);
            setOpen(true);
          }),
    proof: () => proof.current,
    forget: () => {
      proof.current = undefined;
    },
  };
}
