import { useEffect, useState } from 'react';
import { errorFollowUps, type NamedError } from '#domain/access/error-follow-ups.ts';
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
  const named = isNamed(code) ? code : undefined;
  const close = () => {
    setEvent(undefined);
    const followUp = named && errorFollowUps[named];
    if (followUp) goTo(followUp);
  };

  return (
    <Dialog
      firm
      alert
      open={event !== undefined}
      onClose={close}
      title={named ? t(`${named}.title`) : t('other.title')}
      actions={
        <Button look="primary" autoFocus onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p>{named ? t(`${named}.text`) : t('other.text', { statusCode: code })}</p>
    </Dialog>
  );
}
