import { compact, formatIban } from '#contract/bank.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';
import { signatureBlock } from './order-paper.ts';
import { addressLines, customerName, letterheadOf, numberCaption, type PaperOrder } from './paper-order.ts';

const words = {
  de: {
    title: 'SEPA-Lastschriftmandat',
    schemes: { CORE: 'SEPA-Basislastschrift', B2B: 'SEPA-Firmenlastschrift' },
    creditor: 'Zahlungsempfänger (Gläubiger)',
    creditorId: 'Gläubiger-Identifikationsnummer',
    reference: 'Mandatsreferenz',
    later: 'wird mit der Auftragsbestätigung mitgeteilt',
    payment: 'Zahlungsart',
    recurring: 'Wiederkehrende Zahlungen',
    debtor: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Kreditinstitut',
    CORE: (creditor: string) =>
      `Ich ermächtige (Wir ermächtigen) ${creditor}, Zahlungen von meinem (unserem) Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein (weisen wir unser) Kreditinstitut an, die von ${creditor} auf mein (unser) Konto gezogenen Lastschriften einzulösen.\n\nHinweis: Ich kann (Wir können) innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem (unserem) Kreditinstitut vereinbarten Bedingungen.`,
    B2B: (creditor: string) =>
      `Ich ermächtige (Wir ermächtigen) ${creditor}, Zahlungen von meinem (unserem) Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein (weisen wir unser) Kreditinstitut an, die von ${creditor} auf mein (unser) Konto gezogenen Lastschriften einzulösen.\n\nHinweis: Dieses Lastschriftmandat dient nur dem Einzug von Lastschriften, die auf Konten von Unternehmen gezogen sind. Ich bin (Wir sind) nicht berechtigt, nach der erfolgten Einlösung eine Erstattung des belasteten Betrages zu verlangen. Ich bin (Wir sind) berechtigt, mein (unser) Kreditinstitut bis zum Fälligkeitstag anzuweisen, Lastschriften nicht einzulösen.`,
    expiry: 'Das Mandat erlischt, wenn es 36 Monate lang nicht genutzt wird.',
    signed: 'Erteilung des SEPA-Lastschriftmandats',
  },
  en: {
    title: 'SEPA direct debit mandate',
    schemes: { CORE: 'SEPA Core Direct Debit', B2B: 'SEPA Business-to-Business Direct Debit' },
    creditor: 'Payee (creditor)',
    creditorId: 'Creditor identifier',
    reference: 'Mandate reference',
    later: 'follows with the order confirmation',
    payment: 'Type of payment',
    recurring: 'Recurrent payments',
    debtor: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    CORE: (creditor: string) =>
      `By signing this mandate form, you authorise ${creditor} to send instructions to your bank to debit your account and your bank to debit your account in accordance with the instructions from ${creditor}.\n\nAs part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.`,
    B2B: (creditor: string) =>
      `By signing this mandate form, you authorise ${creditor} to send instructions to your bank to debit your account and your bank to debit your account in accordance with the instructions from ${creditor}.\n\nThis mandate is only intended for business-to-business transactions. You are not entitled to a refund from your bank after your account has been debited, but you are entitled to request your bank not to debit your account up until the day on which the payment is due.`,
    expiry: 'The mandate expires when it has not been used for 36 months.',
    signed: 'Granting of the SEPA direct debit mandate',
  },
} as const;

/** The mandate stands apart from every other text, and is signed for itself (`docs/domain/order-submission.md#papers`). */
export function mandatePaper(order: PaperOrder, language: DocumentLanguage): PrintedDocument {
  const [t, own]: [DocumentLabels, (typeof words)[DocumentLanguage]] = [documentLabels[language], words[language]];
  const { provider, customer } = order;
  const bank = valuesIn(order.values['bank']);
  const scheme = bank['mandateType'] === 'B2B' ? 'B2B' : 'CORE';
  const readBankField = (name: string) => String(bank[name] ?? '').trim();
  const debtor = [
    readBankField('accountHolder') || customerName(customer),
    ...addressLines(customer['address'], t),
  ].join('\n');
  const facts = [
    [own.creditor, `${provider.name}\n${provider.address}`],
    [own.creditorId, provider.creditorId],
    [own.reference, order.mandateReference ?? own.later],
    [own.payment, own.recurring],
    [own.debtor, debtor],
    [own.iban, formatIban(compact(readBankField('iban')))],
    [own.bic, readBankField('bic')],
    [own.bank, readBankField('bankName')],
  ] as const;
  return {
    language,
    title: own.title,
    subtitle: own.schemes[scheme],
    letterhead: letterheadOf(order, t),
    reference: `${own.title} · ${numberCaption(order, t)}`,
    created: order.created,
    blocks: [
      { kind: 'facts', facts: facts.filter(([, text]) => text !== '') },
      { kind: 'text', text: own[scheme](provider.name) },
      { kind: 'text', text: own.expiry, look: 'muted' },
      signatureBlock(own.signed, order, t, order.signature?.mandateImage),
    ],
  };
}
