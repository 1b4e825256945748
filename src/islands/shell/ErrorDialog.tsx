import { useEffect, useState } from 'react';
import { errorFollowUps, errorTextName, type NamedError } from '#domain/access/error-follow-ups.ts';
import { texts } from '#i18n/client.ts';
import { type ErrorDialogEvent, errorDialogEvent } from '#stores/session/error-dialog-event.ts';
import { goTo } from '#stores/session/navigation.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Button } from '../ui/text/Button.tsx';

const isNamed = (code: number): code is NamedError => code in errorFollowUps;

/** The warning dialog of §8-2; raised by the `error-dialog` event, closed by OK alone, after which the follow-up runs. */
export function ErrorDialog() {
  const t = texts('errors');
  const [event, setEvent] = useState<ErrorDialogEvent>();

  useEffect(() => {
    const listen = (raised: Event) => setEvent((raised as CustomEvent<ErrorDialogEvent>).detail);
    addEventListener(errorDialogEvent, listen);
    return () => removeEventListener(errorDialogEvent, listen);
  }, []);

  const code = event?.statusCode ?? 0;
  const knownCode = isNamed(code) ? code : undefined;
  const name = knownCode && errorTextName({ ...event, statusCode: knownCode });
  const close = () => {
    setEvent(undefined);
    const followUp = knownCode && errorFollowUps[knownCode];
    if (followUp) goTo(followUp);
  };

  return (
    <Dialog
      firm
      alert
      open={event !== undefined}
      onClose={close}
      title={name ? t(`${name}.title`) : t('other.title')}
      actions={
        <Button look="primary" autoFocus onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p>{name ? t(`${name}.text`) : t('other.text', { statusCode: code })}</p>
    </Dialog>
  );
}
