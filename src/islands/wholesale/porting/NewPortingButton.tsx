import { texts } from '#i18n/client.ts';
import { CreateWords } from '#islands/record/list/ListHead.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { beginRecord } from '#stores/data/begun-address.ts';

/** Opens the form of a new request, which comes into being with its first entry. */
export function NewPortingButton() {
  return (
    <Button look="primary" aria-label={texts('portings')('list.create')} onClick={beginRecord}>
      <CreateWords of="portings" />
    </Button>
  );
}
