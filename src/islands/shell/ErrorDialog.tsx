import { useEffect, useState } from 'react';
import type { RouteName } from '../../domain/access/routes.ts';
import { texts } from '../../i18n/client.ts';
import { type ErrorDialogEvent, errorDialogEvent } from '../../stores/session/error-dialog.ts';
import { goTo } from '../../stores/session/navigation.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Button } from '../ui/text/Button.tsx';

/** Title and text by code, and where OK leads (§8). */
const faults = {
  900: { texts: '900', followUp: undefined },
  901: { texts: '901', followUp: 'ResetPassword' },
  902: { texts: '902', followUp: 'TermsOfUse' },
  904: { texts: '904', followUp: 'SecondFactor' },
} as const satisfies Record<number, { texts: string; followUp: RouteName | undefined }>;

const isFault = (code: number): code is keyof typeof faults => code in faults;

/** The warning dialog of §8; raised by the `error-dialog` event, closed by OK alone, after which the follow-up runs. */
export function ErrorDialog({ first }: { first?: ErrorDialogEvent }) {
  const t = texts('errors');
  const [event, setEvent] = useState(first);

  useEffect(() => {
    const listen = (raised: Event) => setEvent((raised as CustomEvent<ErrorDialogEvent>).detail);
    addEventListener(errorDialogEvent, listen);
    return () => removeEventListener(errorDialogEvent, listen);
  }, []);

  const code = event?.statusCode ?? 0;
  const fault = isFault(code) ? faults[code] : undefined;
  const close = () => {
    setEvent(undefined);
    if (fault?.followUp) goTo(fault.followUp);
  };

  return (
    <Dialog
      firm
      alert
      open={event !== undefined}
      onClose={close}
      title={fault ? t(`${fault.texts}.title`) : t('other.title')}
      actions={
        <Button look="primary" autoFocus onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p>{fault ? t(`${fault.texts}.text`) : t('other.text', { statusCode: code })}</p>
    </Dialog>
  );
}
