import { useStore } from '@nanostores/react';
import Table from 'lucide/dist/esm/icons/table-2.mjs';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import { setTicketAddress } from '#stores/tickets/ticket-create.ts';

/** In place of the operator's template, the rows are typed here; category and description go along. */
export function TypeRows({ operator }: { operator: string }) {
  const { form } = useFormScope();
  const roles = useStore($userRoles);
  const foundation = useStore($foundation);
  if (!foundation || !mayAccess(accessOf('EtcBillingDocuments'), roles, foundation.type)) return null;
  const open = () => {
    const textOf = (name: string) => String(form.getValues(name) ?? '');
    const answers = { category: textOf('category'), description: textOf('description') };
    setTicketAddress({ type: 'etcProvisionComplain', operator, ...answers, step: '' }, 'push');
  };
  return (
    <Button icon={<Icon of={Table} />} onClick={open}>
      {texts('ticket-form')('complaint.typeRows')}
    </Button>
  );
}
