import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { texts } from '../../../i18n/client.ts';
import { toast } from '../../../stores/page/toasts.ts';
import { beginPorting } from '../../../stores/wholesale/portings.ts';
import { newKey } from '../../ui/form/kit/intent.ts';
import { failureText } from '../../ui/page/failure-text.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

/** Begins a request; the address then names it. What the list is narrowed to, a customer or an account, is its first answer. */
export function NewPortingButton({ answers }: { answers: Record<string, string> }) {
  const [busy, setBusy] = useState(false);
  // One intent: pressing again after a failure makes no second request.
  const [key] = useState(newKey);
  const create = async () => {
    setBusy(true);
    try {
      await beginPorting(answers, key);
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
      setBusy(false);
    }
  };
  return (
    <Button look="primary" busy={busy} icon={<Icon of={Plus} />} onClick={create}>
      {texts('portings')('list.create')}
    </Button>
  );
}
