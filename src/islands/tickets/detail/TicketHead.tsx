import { useStore } from '@nanostores/react';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import type { TicketRecord } from '../../../contract/record.ts';
import { formatMoment } from '../../../domain/date/date-format.ts';
import { siteConfig } from '../../../domain/site/site-config.ts';
import { foundationCaption } from '../../../domain/text/foundation-caption.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { TicketStatusPill } from '../TicketStatusPill.tsx';
import { TicketCrumbs } from './TicketCrumbs.tsx';

export function TicketHead({ ticket, title }: { ticket: TicketRecord; title: string }) {
  const t = texts('tickets');
  const locale = pageLocale();
  const foundation = useStore($foundation);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(ticket.value2);
  useEffect(() => {
    // A status that changes may take the form with it that had the focus.
    if (known.current !== ticket.value2 && document.activeElement === document.body) heading.current?.focus();
    known.current = ticket.value2;
  }, [ticket.value2]);
  const when = (at: number) => formatMoment(at, locale);
  const facts = [
    t('detail.created', { moment: when(ticket.created), by: ticket.createdBy }),
    ticket.modified > ticket.created && t('detail.changed', { moment: when(ticket.modified), by: ticket.modifiedBy }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {foundation && (
          <p className="mb-2 hidden text-sm print:block">
            {t('detail.printed', {
              foundation: foundationCaption(siteConfig.appLabel, foundation),
              moment: when(Date.now()),
            })}
          </p>
        )}
        <TicketCrumbs label={t('detail.name', { number: ticket.foreignid })} />
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          {/* The dot stays on the number's line. */}
          <h1 ref={heading} tabIndex={-1}>
            {title.replace(' ·', '\u00a0·')}
          </h1>
          <TicketStatusPill status={ticket.value2} />
        </div>
        <p className="mt-1 text-muted text-sm">{facts.join(' · ')}</p>
      </div>
      <Button icon={<Icon of={Printer} />} onClick={() => print()}>
        {t('detail.print')}
      </Button>
    </div>
  );
}
