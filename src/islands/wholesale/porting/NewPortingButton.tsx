import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { beginRecord } from '#stores/data/begun-record.ts';

/** Opens the form of a new request, which comes into being with its first entry. */
export function NewPortingButton() {
  return (
    <Button look="primary" icon={<Icon of={Plus} />} onClick={beginRecord}>
      {texts('portings')('list.create')}
    </Button>
  );
}
