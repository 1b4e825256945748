import type { Fact, FactSection, FactTable } from '#domain/form/form-facts.ts';
import type { DocumentBlock, PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import {
  customerLines,
  customerName,
  factBlocks,
  letterheadOf,
  numberCaption,
  type PaperOrder,
} from './paper-order.ts';

const words = {
  de: {
    title: 'Vertragszusammenfassung',
    law: 'nach § 54 Abs. 3 TKG',
    intro:
      'Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstleistungsangebots, wie es das EU-Recht vorschreibt. Sie erleichtert den Vergleich verschiedener Angebote. Vollständige Informationen über den Dienst sind in anderen Dokumenten enthalten.',
    contact: 'Kontakt',
    services: 'Dienste und Geräte',
    service: 'Dienst',
    speed: 'Internetgeschwindigkeiten und Abhilfe bei Problemen',
    speedText:
      'Die Werte sind die Höchstgeschwindigkeiten beim Herunter- und Hochladen. Normalerweise zur Verfügung stehende und Mindestgeschwindigkeiten nennt die Leistungsbeschreibung. Weicht die Leistung erheblich, dauernd oder regelmäßig wiederkehrend davon ab, kann der Kunde nach § 57 Abs. 4 TKG das Entgelt mindern oder den Vertrag außerordentlich ohne Einhaltung einer Frist kündigen.',
    price: 'Preis',
    monthly: 'Monatlich wiederkehrend',
    oneOff: 'Einmalig',
    amount: (net: string, gross: string) => `${net} netto, ${gross} brutto`,
    usage: 'Verbindungen, die keine Flatrate umfasst, werden nach der Preisliste berechnet.',
    duration: 'Laufzeit, Verlängerung und Kündigung',
    term: 'Mindestvertragslaufzeit',
    notice: 'Kündigung',
    noticeText:
      'Kündigungsfrist 3 Monate zum Laufzeitende; nach stillschweigender Verlängerung jederzeit mit 1 Monat Frist (§ 56 Abs. 3 TKG)',
    disabled: 'Funktionsmerkmale für Endnutzer mit Behinderungen',
    disabledText:
      'Notrufe sind kostenlos. Gesprächsvermittlungsdienste für gehörlose und hörgeschädigte Menschen sind erreichbar. Rechnung und Vertragsunterlagen gibt es auf Wunsch als barrierefreies PDF.',
    other: 'Sonstige einschlägige Informationen',
    emergency:
      'Nomadische Nutzung: Notrufe werden mit der Standortadresse der Rufnummer zugestellt. Bei Strom- oder Internetausfall ist kein Notruf möglich.',
    dispute:
      'Bei Streit über Rechte nach dem TKG kann der Kunde die Schlichtungsstelle der Bundesnetzagentur anrufen (§ 68 TKG).',
    withdrawal:
      'Verbraucher können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen; die Frist beginnt mit dem Vertragsschluss. Das Muster für den Widerruf liegt den Vertragsunterlagen bei.',
  },
  en: {
    title: 'Contract summary',
    law: 'under § 54(3) TKG',
    intro:
      'This contract summary provides the main elements of this service offer as required by EU law. It helps to make a comparison between service offers. Complete information about the service is provided in other documents.',
    contact: 'Contact',
    services: 'Services and equipment',
    service: 'Service',
    speed: 'Speeds of the internet service and remedies in case of problems',
    speedText:
      'The values are maximum speeds for download and upload. The service description names normally available and minimum speeds. If the performance differs significantly, continuously or regularly, the customer may reduce the payment or terminate the contract without notice under § 57(4) TKG.',
    price: 'Price',
    monthly: 'Monthly',
    oneOff: 'One-off',
    amount: (net: string, gross: string) => `${net} net, ${gross} gross`,
    usage: 'Calls that no flat rate covers are charged by the price list.',
    duration: 'Duration, renewal and termination',
    term: 'Minimum term',
    notice: 'Notice',
    noticeText:
      'Notice of 3 months to the end of the term; after tacit renewal at any time with 1 month’s notice (§ 56(3) TKG)',
    disabled: 'Features for end users with disabilities',
    disabledText:
      'Emergency calls are free of charge. Relay services for deaf and hard-of-hearing people can be reached. Bills and contract documents are available as accessible PDF on request.',
    other: 'Other relevant information',
    emergency:
      'Nomadic use: emergency calls are delivered with the address of the number’s location. Without power or internet no emergency call is possible.',
    dispute:
      'In disputes about rights under the TKG the customer may call upon the arbitration body of the Bundesnetzagentur (§ 68 TKG).',
    withdrawal:
      'Consumers may withdraw from the contract within 14 days without giving reasons; the period begins with the conclusion of the contract. The model form is enclosed with the contract documents.',
  },
} as const;

/** Answers that say what is delivered; numbers, contacts and payment stand in the order. */
const services =
  /^(channels|tariff|flatrate|options|userCount|numberMode|backupRouting|additionalDsl|bandwidth|router|staticIpOption|teamsModel|hardware|cards|devices)$/;

const servicesOf = (sections: readonly FactSection[]): (Fact | FactTable)[] =>
  sections.flatMap(({ facts }) => facts.filter(({ path }) => services.test(path)));

/** § 54 (3) TKG in the order of the template of Regulation (EU) 2019/2243. */
export function contractSummary(order: PaperOrder, language: DocumentLanguage): PrintedDocument {
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const { provider, customer, prices, values } = order;
  const sections = order.factsIn(language);
  const delivered = servicesOf(sections);
  const service = { path: 'productType', label: own.service, text: order.product, isLong: false };
  const hasInternet = delivered.some(({ path }) => path === 'bandwidth');
  const term = Number(values['contractTerm']);
  const amount = (net: number, gross: number) => own.amount(t.money(net), t.money(gross));
  const others = [own.emergency, own.dispute, ...(customer['clientKind'] === 'private' ? [own.withdrawal] : [])];
  const blocks: DocumentBlock[] = [
    { kind: 'text', text: own.intro, look: 'muted' },
    {
      kind: 'facts',
      facts: [
        [t.provider, `${provider.name}\n${provider.address}`],
        [own.contact, provider.contact],
        [t.partner, order.partner.name],
        [t.customer, customerLines(customer, t).join(', ')],
      ],
    },
    { kind: 'heading', text: own.services },
    ...factBlocks([{ name: '', title: '', facts: [service, ...delivered] }]),
    ...(hasInternet
      ? [{ kind: 'heading', text: own.speed } as const, { kind: 'text', text: own.speedText } as const]
      : []),
    { kind: 'heading', text: own.price },
    {
      kind: 'facts',
      facts: [
        [own.monthly, amount(prices.monthly, prices.gross.monthly)],
        [own.oneOff, amount(prices.oneOff, prices.gross.oneOff)],
      ],
    },
    {
      kind: 'text',
      text: `${t.prices.firstYear(t.money(prices.firstYear.net), t.money(prices.firstYear.gross))} ${own.usage}`,
    },
    { kind: 'heading', text: own.duration },
    {
      kind: 'facts',
      facts: [...(term > 0 ? [[own.term, t.months(term)] as const] : []), [own.notice, own.noticeText]],
    },
    { kind: 'heading', text: own.disabled },
    { kind: 'text', text: own.disabledText },
    { kind: 'heading', text: own.other },
    { kind: 'text', text: others.join('\n\n') },
  ];
  return {
    language,
    title: own.title,
    subtitle: `${order.product} · ${own.law} · ${numberCaption(order, t)}`,
    letterhead: letterheadOf(order, t),
    reference: `${own.title} ${order.number} · ${customerName(customer)}`,
    created: order.created,
    blocks,
  };
}
