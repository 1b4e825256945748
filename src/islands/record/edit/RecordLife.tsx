import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { type LifeProps, useRecordLife } from './useRecordLife.tsx';

/** What can be done with a record as a whole, as buttons. */
export function RecordLife(props: LifeProps) {
  const { acts, busy, dialog } = useRecordLife(props);
  return (
    <>
      {acts.map(({ place, label, icon, run }) => (
        <Button key={place} busy={busy} icon={<Icon of={icon} />} onClick={run}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
