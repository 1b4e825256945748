/** What both peers show of a ticket. */
export const ticketColumns = ['Nummer', 'Betreff', 'Status', 'Art', 'Angelegt', 'Geändert'] as const;
