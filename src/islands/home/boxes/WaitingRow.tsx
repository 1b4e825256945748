import type { TicketRow } from '../../../contract/record.ts';
import { href } from '../../../domain/access/routes.ts';
import { statusTone } from '../../../domain/tickets/status-tone.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { Ago } from '../../ui/text/Ago.tsx';
import { StatusPill } from '../../ui/text/StatusPill.tsx';

export function WaitingRow({ ticket }: { ticket: TicketRow }) {
  const t = texts('tickets');
  const type = t(`type.${ticket.value5}`);
  return (
    <li className="relative flex items-center gap-4 border-line border-b px-5 py-3 last:border-b-0 hover:bg-brand-soft">
      <span className="tile max-sm:hidden" aria-hidden="true">
        #
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-64">
          <a
            href={href('EtcTicketEdit', pageLocale(), { id: ticket.id })}
            className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {texts('home')('waiting.ticket', { number: ticket.foreignid, type })}
          </a>
          <p className="truncate text-muted text-sm">{ticket.value1}</p>
        </div>
        <StatusPill tone={statusTone[ticket.value2]}>{t(`status.${ticket.value2}`)}</StatusPill>
        <Ago at={ticket.modified} className="w-22 text-muted text-sm sm:text-right" />
      </div>
    </li>
  );
}
