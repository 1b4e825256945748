import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import type { Foundation } from '#contract/foundation.ts';
import { texts } from '#i18n/client.ts';
import { startDeputy } from '#stores/session/portal-view.ts';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  trid: string;
  absent: NonNullable<Foundation['deputyFor']>;
}

/** Lets a deputy act for the colleagues they stand in for today. */
export function DeputyActions({ trid, absent }: Props) {
  const t = texts('shell');
  const { running, run } = useCall({ toasts: true });
  const start = (id: string) => void run(() => startDeputy(trid, id), { key: id, leaves: true });
  return absent.map(({ id, name }) => (
    <Button key={id} small icon={<Icon of={UserCheck} size={16} />} busy={running === id} onClick={() => start(id)}>
      {t('deputy.act', { name })}
    </Button>
  ));
}
