import type { RecordPlace } from '../record/RecordFrame.tsx';

export const ticketPlace: RecordPlace = { route: 'EtcTicketEdit', above: ['Home', 'EtcTicketOverview'] };
