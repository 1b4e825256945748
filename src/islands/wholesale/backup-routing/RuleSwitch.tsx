import type { BackupRow } from '#contract/wholesale/backup-rule.ts';
import { texts } from '#i18n/client.ts';
import { switchBackup } from '#stores/wholesale/backups.ts';
import { ruleData, stateOf } from './backup-labels.ts';
import { useSwitch } from './useSwitch.tsx';

/** The switch of a rule in the list, with what its position means in words. */
export function RuleSwitch({ row }: { row: BackupRow }) {
  const t = texts('backup-routing');
  const rule = ruleData(row.data);
  const { press, failure, dialog } = useSwitch(rule, (active) => switchBackup(row, active));
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={rule.active}
        aria-label={t('switch.label', { name: rule.name })}
        onClick={press}
        className="inline-flex min-h-8 items-center gap-2 text-start text-sm"
      >
        <span
          aria-hidden="true"
          className={`relative inline-block h-5 w-9 shrink-0 rounded-full border transition-colors ${rule.active ? 'border-ok-fill bg-ok-fill' : 'border-control bg-track'}`}
        >
          <span
            className={`absolute top-0.5 size-3.5 rounded-full border transition-[inset-inline-start] ${rule.active ? 'start-4.5 border-transparent bg-card' : 'start-0.5 border-control bg-card'}`}
          />
        </span>
        <span>{stateOf(rule).text}</span>
      </button>
      {failure && (
        <p role="alert" className="mt-1 max-w-64 text-danger text-sm">
          {failure}
        </p>
      )}
      {dialog}
    </>
  );
}
