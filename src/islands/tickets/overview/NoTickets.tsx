import { useStore } from '@nanostores/react';
import Inbox from 'lucide-react/icons/inbox';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { href } from '../../../domain/access/routes.ts';
import { isNarrowed, type TicketView } from '../../../domain/tickets/ticket-view.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { ticketQuery } from '../../../stores/tickets/tickets.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { Button, LinkButton } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { statusName } from '../ticket-words.ts';

export function NoTicketsYet() {
  const t = texts('tickets');
  const action = (
    <LinkButton look="primary" icon={<Icon of={Plus} />} href={href('EtcTicketEdit', pageLocale())}>
      {t('newTicket')}
    </LinkButton>
  );
  return (
    <Empty icon={Inbox} title={t('empty.none')} action={action}>
      {t('empty.noneText')}
    </Empty>
  );
}

/** There are tickets, but none that the filter lets through. */
export function NoMatch({ view }: { view: TicketView }) {
  const t = texts('tickets');
  const employee = useStore($isEmployee);
  const narrowed = isNarrowed(view);
  const { scope } = view;
  const title = () => {
    if (narrowed || scope === 'all') return t('empty.noMatch');
    if (scope === 'open' || scope === 'mine' || scope === 'closed') return t(`empty.${scope}`);
    return t('empty.status', { status: statusName(scope, employee) });
  };
  const action = (
    <Button onClick={() => ticketQuery.set({ search: '', type: '', status: 'all', page: '1' }, 'push')}>
      {t(narrowed ? 'empty.reset' : 'empty.showAll')}
    </Button>
  );
  return (
    <Empty icon={SearchX} title={title()} action={action}>
      {t(narrowed ? 'empty.noMatchText' : 'empty.otherText')}
    </Empty>
  );
}

export function NoRight() {
  const t = texts('tickets');
  return (
    <Empty
      icon={LockKeyhole}
      title={t('empty.noRight')}
      action={<LinkButton href={href('Home', pageLocale())}>{t('empty.home')}</LinkButton>}
    >
      {t('empty.noRightText')}
    </Empty>
  );
}
