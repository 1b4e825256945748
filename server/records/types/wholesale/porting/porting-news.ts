import type { PortingData } from '#contract/wholesale/porting.ts';
import { type PortingNewsKind, portingMail } from '#server/mail/porting-mails.ts';
import type { Change } from '#server/records/engine/definition/action.ts';
import { numbersText } from './porting-data.ts';

const windows: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  ZF1: { de: '06:00–08:00 Uhr', en: '06:00–08:00' },
  ZF2: { de: '06:00–12:00 Uhr', en: '06:00–12:00' },
  ZF3: { de: 'Uhrzeit nach Absprache', en: 'time as agreed' },
};

/** The mail to the sender of a porting; none if the sender is unknown. */
export function newsOf(porting: PortingData, kind: PortingNewsKind, text?: string): Pick<Change<PortingData>, 'mail'> {
  const { notify: recipient, agreedDate: date } = porting;
  if (!recipient) return {};
  const newsContent = {
    recipient,
    kind,
    customer: porting.customerName,
    numbers: numbersText(porting),
    date,
    window: windows[String(porting['timeWindow'])],
    text,
  };
  return { mail: ({ number, link }) => portingMail({ ...newsContent, number, link }) };
}
