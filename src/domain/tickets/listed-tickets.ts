import { ticketRow } from '../../contract/record.ts';

/** What every list of tickets asks for; newest `foreignid` first unless the query sorts (§7). */
export const listedTickets = {
  type: 'hd.ticket',
  _selected: Object.keys(ticketRow.shape).join(','),
  _sort: '-foreignid',
} as const;
