import type { SipData } from '#contract/wholesale/sip-account.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { groupedFacts } from '#domain/form/grouped-facts.ts';
import {
  type AccountSettings,
  passwordPlaceholder,
  settingsOf,
} from '#domain/wholesale/sip/configuration/account-settings.ts';
import { filledRows, isPeering } from '#domain/wholesale/sip/configuration/fill-template.ts';
import { type FormTemplate, pbxTemplates } from '#domain/wholesale/sip/configuration/pbx-templates.ts';
import { sipForm } from '#domain/wholesale/sip/sip-form.ts';
import { translatorIn } from '#i18n/on-server.ts';
import type { DocumentBlock, PrintedDocument } from '../pdf/document.ts';
import type { DocumentLanguage } from '../pdf/document-labels.ts';
import { factBlocks, type PaperBrand } from './paper-order.ts';

/** An account, as its configuration sheet needs it. */
export interface SipSheet {
  readonly account: SipData;
  /** Names the file. */
  readonly number: string;
  readonly partner: { readonly trid: string; readonly name: string };
  readonly brand?: PaperBrand | undefined;
  /** In ms since the epoch; of the record, so that the same state makes the same bytes. */
  readonly created: number;
}

const words = {
  de: {
    title: 'Konfigurationsblatt',
    customer: 'Kunde',
    partner: (trid: string) => `Wholesale-Partner ${trid}`,
    access: 'Zugangsdaten',
    password: `Das SIP-Passwort steht nicht auf diesem Blatt. Tragen Sie es an der Stelle von ${passwordPlaceholder.de} ein; im Portal kann es nur neu erzeugt werden.`,
    noPassword: (addresses: string) =>
      `Die TK-Anlage wird an ihren IP-Adressen erkannt (${addresses}) und braucht kein Passwort.`,
    entered: (system: string) => `Eingabe in ${system}`,
    files: (systems: string) => `Für ${systems} steht im Portal eine fertige Datei.`,
  },
  en: {
    title: 'Configuration sheet',
    customer: 'Customer',
    partner: (trid: string) => `Wholesale partner ${trid}`,
    access: 'Access data',
    password: `The SIP password is not on this sheet. Enter it in place of ${passwordPlaceholder.en}; in the portal it can only be created anew.`,
    noPassword: (addresses: string) =>
      `The telephone system is known by its IP addresses (${addresses}) and needs no password.`,
    entered: (system: string) => `Entered in ${system}`,
    files: (systems: string) => `For ${systems} the portal has a ready file.`,
  },
} as const;

const isForm = (template: (typeof pbxTemplates)[number]): template is FormTemplate => template.kind === 'form';

function systemBlocks(template: FormTemplate, settings: AccountSettings, language: DocumentLanguage): DocumentBlock[] {
  return [
    { kind: 'heading', text: words[language].entered(template.title) },
    { kind: 'text', text: template.path[language], look: 'muted' },
    { kind: 'facts', facts: filledRows(template, settings, language) },
  ];
}

/** `docs/domain/sip-accounts.md#configuration`: the data for installing the telephone system, without the password. */
export function sipSheet({ account, partner, brand, created }: SipSheet, language: DocumentLanguage): PrintedDocument {
  const t = words[language];
  const settings = settingsOf(account as unknown as Parameters<typeof settingsOf>[0], language);
  const forms = pbxTemplates.filter(isForm);
  const files = pbxTemplates.filter(({ kind }) => kind === 'file').map(({ title }) => title);
  const own = forms.find(({ id }) => id === 'other');
  const formWords: FormLabels = { locale: language, translate: translatorIn(language, 'sip'), saysNo: true };
  return {
    language,
    title: t.title,
    subtitle: `${account.sipUser} · ${String(account['label'] ?? '')}`,
    letterhead: { name: partner.name, lines: [t.partner(partner.trid)], ...(brand && { colour: brand.colour }) },
    reference: `${t.title} ${account.sipUser}`,
    created,
    blocks: [
      { kind: 'notice', text: isPeering(settings) ? t.noPassword(settings.staticIps) : t.password },
      { kind: 'heading', text: t.access },
      {
        kind: 'facts',
        facts: [[t.customer, account.customerName], ...(own ? filledRows(own, settings, language) : [])],
      },
      ...factBlocks(groupedFacts(sipForm, account, formWords, { today: '', holidays: {} })),
      { kind: 'page' },
      ...forms.filter(({ id }) => id !== 'other').flatMap((form) => systemBlocks(form, settings, language)),
      { kind: 'text', text: t.files(files.join(', ')), look: 'muted' },
    ],
  };
}
