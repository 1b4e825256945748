import type { PortingData } from '../../../../src/contract/wholesale/porting.ts';
import { type PortingNewsKind, portingMail } from '../../../mail/porting-mails.ts';
import type { Change } from '../../definition/action.ts';
import { numbersText } from './porting-data.ts';

const windows: Readonly<Record<string, string>> = {
  ZF1: '06:00–08:00 Uhr',
  ZF2: '06:00–12:00 Uhr',
  ZF3: 'Uhrzeit nach Absprache',
};

/** What who sent a porting is told by mail; nobody where it is not known who did. */
export function newsOf(porting: PortingData, kind: PortingNewsKind, text?: string): Pick<Change<PortingData>, 'mail'> {
  const { notify: recipient, agreedDate: date } = porting;
  if (!recipient) return {};
  const told = {
    recipient,
    kind,
    numbers: numbersText(porting),
    date,
    window: windows[String(porting['timeWindow'])],
    text,
  };
  return { mail: ({ number, link }) => portingMail({ ...told, number, link }) };
}
