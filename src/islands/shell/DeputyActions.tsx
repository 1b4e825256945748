import UserCheck from 'lucide/dist/esm/icons/user-check.mjs';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { Foundation } from '#contract/foundation.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { startDeputy } from '#stores/session/portal-view.ts';
import { failureText } from '../ui/page/failure-text.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  trid: string;
  absent: NonNullable<Foundation['deputyFor']>;
}

/** Lets a deputy act for the colleagues they stand in for today. */
export function DeputyActions({ trid, absent }: Props) {
  const t = texts('shell');
  const [busy, setBusy] = useState<string>();
  const start = (id: string) => {
    setBusy(id);
    startDeputy(trid, id).catch((cause) => {
      setBusy(undefined);
      toast('danger', failureText(ApiError.from(cause)));
    });
  };
  return absent.map(({ id, name }) => (
    <Button key={id} small icon={<Icon of={UserCheck} size={16} />} busy={busy === id} onClick={() => start(id)}>
      {t('deputy.act', { name })}
    </Button>
  ));
}
