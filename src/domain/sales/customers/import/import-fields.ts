import { fieldsOf } from '#domain/form/conditions.ts';
import type { AskedField } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { prospectForm } from '../customer-form.ts';

const within = (group: string, ...names: readonly string[]) => names.map((name) => `${group}.${name}`);
const placed = ['street', 'houseNumber', 'addressAddition', 'zip', 'city', 'country'] as const;

/** What a column of a file can hold, in the order in which it is offered. */
const paths = [
  'companyName',
  'companyAddition',
  'legalForm',
  'salutation',
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'clientKind',
  'address.street',
  'address.houseNumber',
  'address.addressAddition',
  'address.zip',
  'address.city',
  'address.country',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  ...within('representative', 'firstName', 'lastName', 'position'),
  ...within('contactMain', 'salutation', 'firstName', 'lastName', 'phone', 'mobile', 'email'),
  'industry',
  'employees',
  'tkgSize',
  'vatId',
  'taxNumber',
  'registerCourt',
  'registerType',
  'registerNumber',
  ...within('billingAddr', ...placed),
  ...within('contactBilling', 'salutation', 'firstName', 'lastName', 'phone', 'mobile', 'email'),
  ...within('deliveryAddr', ...placed),
  'invoiceChannel',
  'invoiceEmail',
  'leitwegId',
  'paymentMethod',
  ...within('bank', 'accountHolder', 'iban', 'bic', 'bankName', 'mandateType'),
  'voNumber',
  'prospectStage',
  'leadSource',
  'currentProvider',
  'contractEnd',
  'followUpDate',
  'consentData',
  'consentDataDate',
  'note',
];

interface ImportField {
  readonly path: string;
  readonly field: AskedField;
  readonly label: (words: FormLabels) => string;
}

function fieldAt(path: string): ImportField {
  const [name = '', inner] = path.split('.');
  const outer = fieldsOf(prospectForm)[name];
  const field = inner && outer?.kind === 'group' ? outer.fields[inner] : outer;
  if (!field || !('contract' in field)) throw new Error(`customers have no field ${path}`);
  // The customer's own address is called like no other.
  const isOfGroup = inner !== undefined && name !== 'address';
  return {
    path,
    field,
    label: ({ translate }) =>
      (isOfGroup && outer && 'label' in outer ? `${translate(outer.label)}: ` : '') + translate(field.label),
  };
}

export const importFields: readonly ImportField[] = paths.map(fieldAt);
export const importField = (path: string): ImportField | undefined => importFields.find((one) => one.path === path);

/** How columns are called beside the labels of the form. */
const otherNames: Readonly<Record<string, string>> = {
  firmenname: 'companyName',
  unternehmen: 'companyName',
  name: 'companyName',
  kunde: 'companyName',
  firmaname: 'companyName',
  strasse: 'address.street',
  hausnr: 'address.houseNumber',
  nr: 'address.houseNumber',
  postleitzahl: 'address.zip',
  stadt: 'address.city',
  telefonnummer: 'phone',
  tel: 'phone',
  festnetz: 'phone',
  handy: 'mobile',
  mobilnummer: 'mobile',
  mobiltelefon: 'mobile',
  mail: 'email',
  emailadresse: 'email',
  homepage: 'website',
  webseite: 'website',
  ustid: 'vatId',
  umsatzsteuerid: 'vatId',
  vo: 'voNumber',
  vertragsende: 'contractEnd',
  anbieter: 'currentProvider',
  status: 'prospectStage',
  einwilligung: 'consentData',
  bemerkung: 'note',
  kontoinhaber: 'bank.accountHolder',
  iban: 'bank.iban',
  bic: 'bank.bic',
  bank: 'bank.bankName',
  kreditinstitut: 'bank.bankName',
  lastschriftart: 'bank.mandateType',
  rechnungsmail: 'invoiceEmail',
  rechnungsstrasse: 'billingAddr.street',
  rechnungsplz: 'billingAddr.zip',
  rechnungsort: 'billingAddr.city',
  lieferstrasse: 'deliveryAddr.street',
  lieferplz: 'deliveryAddr.zip',
  lieferort: 'deliveryAddr.city',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]/gu, '');

/** The field that each column most likely holds, '' where none does; no field twice. */
export function guessedColumns(headers: readonly string[], words: FormLabels): string[] {
  const byName = new Map([
    ...Object.entries(otherNames),
    ...importFields.flatMap(({ path, label }): [string, string][] => [
      [plain(path), path],
      [plain(label(words)), path],
    ]),
  ]);
  const usedPaths = new Set<string>();
  return headers.map((header) => {
    const path = byName.get(plain(header)) ?? '';
    if (!path || usedPaths.has(path)) return '';
    usedPaths.add(path);
    return path;
  });
}
