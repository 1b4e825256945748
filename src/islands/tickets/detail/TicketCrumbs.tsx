import { href } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';

export function TicketCrumbs({ label }: { label: string }) {
  const pages = texts('routes');
  const locale = pageLocale();
  return (
    <Breadcrumb
      crumbs={[
        { label: pages('Home'), href: href('Home', locale) },
        { label: pages('EtcTicketOverview'), href: href('EtcTicketOverview', locale) },
        { label },
      ]}
    />
  );
}
