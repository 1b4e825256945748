import { texts } from '#i18n/client.ts';
import { useConfirm } from '#islands/ui/overlay/useConfirm.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { type RuleData, scopeText, switchFailure, targetText, triggerText } from './backup-labels.ts';

/**
 * Asks before a rule is switched, which calls feel at once; `dialog` has to stand somewhere on the screen, and so does
 * `failure`, why it was refused, until the next try.
 */
export function useSwitch(run: (active: boolean) => Promise<void>) {
  const t = texts('backup-routing');
  const { ask, dialog } = useConfirm();
  const call = useCall({ textOf: switchFailure });

  async function press(rule: RuleData): Promise<void> {
    const { name, active } = rule;
    const what = { scope: scopeText(rule), trigger: triggerText(rule), target: targetText(rule) };
    const question = active
      ? { title: t('switch.offTitle', { name }), text: t('switch.offText'), confirmLabel: t('switch.off') }
      : { title: t('switch.onTitle', { name }), text: t('switch.onText', what), confirmLabel: t('switch.on') };
    if (!(await ask(question))) return;
    await call.run(() => run(!active), { done: t(active ? 'switch.isOff' : 'switch.isOn', { name }) });
  }
  return { press, busy: call.busy, failure: call.failure, dialog };
}
