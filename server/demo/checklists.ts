import type { ChecklistData } from '#contract/staff/checklist.ts';

export const demoChecklists: readonly ChecklistData[] = [
  {
    title: 'Ticket bearbeiten',
    kinds: ['hd.ticket'],
    steps: 'Anliegen verstanden und zugeordnet\nVertrag und Kunde geprüft\nPartner informiert',
  },
  {
    title: 'Provisionsreklamation',
    kinds: ['etcProvisionComplain'],
    steps: 'Abrechnung des Netzbetreibers geprüft\nKorrektur veranlasst',
  },
  {
    title: 'Auftrag prüfen',
    kinds: ['hfo.vp.order'],
    steps:
      'Unterlagen und Unterschrift vollständig\nAdresse und Verfügbarkeit geprüft\nWunschtermin machbar\nBeim Netzbetreiber eingestellt',
  },
  {
    title: 'Portierung annehmen',
    kinds: ['ws.porting', 'ws.portingOut'],
    steps: 'Anschlussinhaber stimmt mit dem Auftrag überein\nAlle Rufnummern genannt\nPortierungstag bestätigt',
  },
];
