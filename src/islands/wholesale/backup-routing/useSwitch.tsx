import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { type RuleData, scopeText, switchFailure, targetText, triggerText } from './backup-labels.ts';

/**
 * Asks before a rule is switched, which calls feel at once; `dialog` has to stand somewhere on the screen, and so does
 * `failure`, why it was refused, until the next try.
 */
export function useSwitch(rule: RuleData, run: (active: boolean) => Promise<void>) {
  const t = texts('backup-routing');
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { name, active } = rule;
  const what = { scope: scopeText(rule), trigger: triggerText(rule), target: targetText(rule) };
  const press = () => {
    setFailure(undefined);
    setOpen(true);
  };
  const dialog = (
    <ConfirmForm
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t(active ? 'switch.offTitle' : 'switch.onTitle', { name })}
      confirmLabel={t(active ? 'switch.off' : 'switch.on')}
      textOf={switchFailure}
      action={() => run(!active)}
      done={t(active ? 'switch.isOff' : 'switch.isOn', { name })}
      onRefused={(error) => setFailure(switchFailure(error))}
    >
      {active ? t('switch.offText') : t('switch.onText', what)}
    </ConfirmForm>
  );
  return { press, failure, dialog };
}
