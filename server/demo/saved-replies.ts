import type { SavedReplyData } from '#contract/staff/saved-reply.ts';

export const demoReplies: readonly SavedReplyData[] = [
  {
    title: 'Unterlagen fehlen',
    textDe:
      'Guten Tag {Name},\n\nzu Ticket {Ticketnummer} fehlen uns noch Unterlagen. Bitte laden Sie die letzte Rechnung und den unterschriebenen Auftrag hoch, dann geht es gleich weiter.\n\nFreundliche Grüße\n{Betreuer}',
    textEn:
      'Dear {Name},\n\nwe still need documents for ticket {Ticketnummer}. Please upload the latest bill and the signed order, and we will go on at once.\n\nKind regards\n{Betreuer}',
    kinds: [],
    status: 'waiting',
    assignsSelf: true,
  },
  {
    title: 'Provision wird geprüft',
    textDe:
      'Guten Tag {Name},\n\nwir haben Ihre Reklamation {Ticketnummer} an die Abrechnung gegeben. Eine Korrektur erscheint mit der nächsten Provisionsabrechnung.\n\nFreundliche Grüße\n{Betreuer}',
    kinds: ['etcProvisionComplain'],
  },
  {
    title: 'Erledigt, Ticket wird geschlossen',
    textDe:
      'Guten Tag {Name},\n\nIhr Anliegen {Ticketnummer} ist erledigt. Wenn noch etwas offen ist, öffnen Sie das Ticket innerhalb von 90 Tagen einfach wieder.\n\nFreundliche Grüße\n{Betreuer}',
    textEn:
      'Dear {Name},\n\nyour request {Ticketnummer} is done. If anything is left open, simply reopen the ticket within 90 days.\n\nKind regards\n{Betreuer}',
    kinds: [],
    status: 'closed',
  },
];
