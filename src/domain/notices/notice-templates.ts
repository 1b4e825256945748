import type { Bilingual } from '#contract/notices/notice.ts';
import type { NoticeKind } from '#contract/notices/partner-notice.ts';

interface NoticeTemplate {
  readonly kind: NoticeKind;
  readonly title: Required<Bilingual>;
  readonly text: Required<Bilingual>;
}

/** What fills the form of a notice in one press; their names are the `templates` of the `notices` texts. */
export const noticeTemplates = {
  calls: {
    kind: 'disturbance',
    title: { de: 'Ankommende Gespräche gestört', en: 'Incoming calls disturbed' },
    text: {
      de: 'Ankommende Gespräche brechen ab. Wir suchen den Fehler mit dem Netzbetreiber.',
      en: 'Incoming calls are dropped. We are looking for the fault with the operator.',
    },
  },
  login: {
    kind: 'disturbance',
    title: { de: 'Anmeldung der Telefone verzögert', en: 'Phones register late' },
    text: {
      de: 'Neu gestartete Telefone melden sich erst nach bis zu 10 Minuten an. Telefonieren ist möglich. Bitte starten Sie Telefone nicht neu.',
      en: 'Restarted phones take up to 10 minutes to register. Calls are possible. Please do not restart phones.',
    },
  },
  dsl: {
    kind: 'disturbance',
    title: { de: 'Ausfall von DSL-Anschlüssen', en: 'DSL outage' },
    text: {
      de: 'DSL-Anschlüsse sind ohne Verbindung. Ein Neustart des Routers hilft nicht.',
      en: 'DSL lines have no connection. Restarting the router does not help.',
    },
  },
  porting: {
    kind: 'disturbance',
    title: { de: 'Portierungen ohne Antwort', en: 'Portings without an answer' },
    text: {
      de: 'Portierungen bleiben zurzeit ohne Antwort. Bestätigte Termine gelten.',
      en: 'Portings receive no answer at the moment. Confirmed dates hold.',
    },
  },
  portal: {
    kind: 'maintenance',
    title: { de: 'Portal nicht erreichbar', en: 'Portal unavailable' },
    text: {
      de: 'Das Portal ist in dieser Zeit nicht erreichbar. Telefonie und Internet sind nicht betroffen.',
      en: 'The portal cannot be reached during this time. Telephony and internet are not affected.',
    },
  },
} as const satisfies Record<string, NoticeTemplate>;
export type NoticeTemplateName = keyof typeof noticeTemplates;
export const noticeTemplateNames = Object.keys(noticeTemplates) as NoticeTemplateName[];
