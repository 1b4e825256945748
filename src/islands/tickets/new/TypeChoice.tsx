import type { IconNode } from 'lucide';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs';
import PhoneCall from 'lucide/dist/esm/icons/phone-call.mjs';
import ReceiptEuro from 'lucide/dist/esm/icons/receipt-euro.mjs';
import type { MouseEvent } from 'react';
import type { TicketType } from '#contract/ticket.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { setTicketAddress } from '#stores/tickets/ticket-create.ts';

const icons = {
  etcBillingRequest: ReceiptEuro,
  etcProvisionComplain: HandCoins,
  etcProjectRequest: FileText,
  etcCallBackRequest: PhoneCall,
} as const satisfies Record<TicketType, IconNode>;
const types = Object.keys(icons) as TicketType[];

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The four kinds of request, each as a link of its own. */
export function TypeChoice() {
  const t = texts('ticket-form');
  const captions = texts('tickets');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {types.map((type) => (
        <li key={type} className="grid">
          <a
            href={href('EtcTicketEdit', pageLocale(), { type })}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              setTicketAddress({ type, category: '', step: '' }, 'push');
            }}
            className="card flex items-start gap-4 p-5 text-ink no-underline transition-colors hover:border-link hover:bg-brand-soft"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-card bg-brand-soft text-link">
              <Icon of={icons[type]} size={24} />
            </span>
            <span className="grid min-w-0 gap-1 wrap-anywhere hyphens-auto">
              <span className="font-semibold text-lg">{captions(`type.${type}`)}</span>
              <span>{t(`kind.${type}.about`)}</span>
              <span className="text-muted text-sm">{t(`kind.${type}.needs`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
