import { formatPhone } from '#contract/numbering/phone-number.ts';
import { formatWeekday } from '#domain/date/date-format.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { FormDescription, Values } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { countNumbers } from './ordered-numbers.ts';

/** What a summary is made of. */
export interface OrderInput {
  readonly form: FormDescription;
  readonly values: Values;
  readonly customer: Values;
  readonly customerName: string;
}

type Translate = FormLabels['translate'];
/** What a part of an order says; blank parts are left out. */
interface Lines {
  readonly main: readonly (string | false)[];
  readonly more: readonly (string | false)[];
}
type Composer = (order: OrderInput, words: FormLabels) => Lines;

export const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const personOf = (value: unknown) => {
  const { firstName, lastName } = valuesIn(value);
  return [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ');
};
const phoneOf = (value: unknown) => {
  const { mobile, phone } = valuesIn(value);
  const number = textOf(mobile) || textOf(phone);
  return number && formatPhone(number);
};
const streetOf = (value: unknown) => {
  const { street, houseNumber } = valuesIn(value);
  return [textOf(street), textOf(houseNumber)].filter(Boolean).join(' ');
};
export const addressOf = (value: unknown) => {
  const { zip, city } = valuesIn(value);
  return [streetOf(value), [textOf(zip), textOf(city)].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};
/** `DE02 •••• 2051`: the account is known by its ends. */
const accountOf = (bank: unknown) => {
  const iban = textOf(valuesIn(bank)['iban']).replaceAll(/\s/g, '');
  return iban && `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
};
const codeText = (translate: Translate, words: string, value: unknown, except?: string) =>
  textOf(value) !== '' && value !== except && translate(`${words}.${textOf(value)}`);
const labelled = (translate: Translate, label: string, value: unknown) =>
  textOf(value) !== '' && `${translate(label)} ${textOf(value)}`;

/** `13 Basis, 4 Komfort`: how many rows there are of each answer. */
function countsOf(rows: readonly unknown[], name: string, textFor: (value: string) => string): string {
  const groups = Map.groupBy(rows.map(valuesIn), (row) => textOf(row[name]));
  groups.delete('');
  return [...groups].map(([value, inside]) => `${inside.length} × ${textFor(value)}`).join(', ');
}

const quantity = (row: unknown) => Number(valuesIn(row)['quantity']) || 0;
const quantityOf = (rows: readonly unknown[]) => rows.reduce((sum: number, row) => sum + quantity(row), 0);

const contract: Composer = ({ values }, { translate, locale }) => ({
  main: [
    codeText(translate, 'orderKinds', values['orderKind']),
    codeText(translate, 'terms', values['contractTerm']),
    values['startMode'] === 'date'
      ? translate('brief.startOn', { day: formatWeekday(textOf(values['desiredDate']), locale) })
      : codeText(translate, 'startModes', values['startMode']),
  ],
  more: [
    textOf(values['voNumber']),
    labelled(translate, 'existingContractNumber', values['existingContractNumber']),
    labelled(translate, 'externalReference', values['externalReference']),
    values['tkgWaiver'] === true && translate('tkgWaiver'),
  ],
});

const site: Composer = ({ values }, { translate }) => ({
  main: [values['siteDiffers'] === true && addressOf(values['siteAddr'])],
  more: [values['multiSite'] === true && translate('multiSite')],
});

const technology: Composer = ({ values }, { translate }) => {
  const { contactTech, adminUser, emergencyAddr } = values;
  const [technician, administrator] = [personOf(contactTech), personOf(adminUser)];
  return {
    main: [technician, phoneOf(contactTech)],
    more: [
      administrator !== '' &&
        (administrator === technician
          ? translate('brief.alsoAdministrator')
          : translate('brief.administrator', { name: administrator })),
      labelled(translate, 'installer', values['installer']),
      'emergencyAck' in values &&
        (values['emergencyDiffers'] === true
          ? translate('brief.emergencyAt', { place: addressOf(emergencyAddr) })
          : translate('brief.emergency')),
    ],
  };
};

const billing: Composer = ({ values }, { translate }) => ({
  main: [
    values['invoiceChannel'] === 'email'
      ? translate('brief.invoiceMail', { email: textOf(values['invoiceEmail']) })
      : codeText(translate, 'invoiceChannels', values['invoiceChannel']),
    values['paymentMethod'] === 'debit'
      ? translate('brief.debit', { account: accountOf(values['bank']) })
      : codeText(translate, 'paymentMethods', values['paymentMethod']),
  ],
  more: [codeText(translate, 'evnKinds', values['evn'], 'none')],
});

function numbersText({ values }: OrderInput, translate: Translate): string[] {
  const { numberMode, numberKind, numberCount, blockSize, onkz, portings } = values;
  const ported = ['port', 'both'].includes(textOf(numberMode)) ? rowsIn(portings) : [];
  const isNew = ['new', 'both'].includes(textOf(numberMode));
  const count = Number(numberKind === 'block' ? blockSize : numberCount) || 0;
  const kind = numberKind === 'block' ? 'brief.newBlock' : 'brief.newNumbers';
  const code = textOf(onkz) && `0${textOf(onkz).replace(/^0/, '')}`;
  const all = countNumbers(values).all;
  return [
    ...(isNew && count > 0
      ? [[translate(kind, { count }), code && translate('brief.areaCode', { code })].filter(Boolean).join(', ')]
      : []),
    ...(ported.length > 0 ? [translate('brief.ported', { count: all - (isNew ? count : 0) })] : []),
  ];
}

const tariff: Composer = (order, { translate }) => {
  const { values } = order;
  const channels = Number(values['channels']) || 0;
  const users = Number(values['userCount']) || 0;
  return {
    main: [
      channels > 0 && translate('brief.channels', { count: channels }),
      users > 0 && translate('brief.users', { count: users }),
      codeText(translate, 'tariffs', values['tariff']),
      values['flatrate'] !== undefined &&
        (values['flatrate'] === 'none'
          ? translate('brief.noFlatrate')
          : translate('brief.flatrate', { name: codeText(translate, 'flatrates', values['flatrate']) })),
      codeText(translate, 'bandwidths', values['bandwidth']),
      ...rowsIn(values['options']).map((option) => codeText(translate, 'voiceOptions', option)),
    ],
    more: numbersText(order, translate),
  };
};

const extensions: Composer = ({ values }, { translate }) => {
  const rows = rowsIn(values['extensions']);
  const attendant = rows.map(valuesIn).find(({ extNo }) => extNo === values['attendantExt']);
  const licences = countsOf(rows, 'licence', (licence) => translate(`licences.${licence}`));
  return {
    main: [
      rows.length > 0 && [translate('brief.extensions', { count: rows.length }), licences].filter(Boolean).join(': '),
    ],
    more: [attendant !== undefined && translate('brief.attendant', { name: textOf(attendant['displayName']) })],
  };
};

const devices: Composer = ({ values }, { translate }) => {
  const rows = [...rowsIn(values['devices']), ...rowsIn(values['hardware'])];
  const isRented = (row: unknown) => valuesIn(row)['mode'] === 'rent';
  const [rented, bought] = [quantityOf(rows.filter(isRented)), quantityOf(rows.filter((row) => !isRented(row)))];
  return {
    main: [
      rented > 0 && translate('brief.rented', { count: rented }),
      bought > 0 && translate('brief.bought', { count: bought }),
      codeText(translate, 'routers', values['router'], 'none') &&
        `${translate('router')}: ${codeText(translate, 'routers', values['router'])}`,
    ],
    more: [
      rows
        .filter((row) => quantity(row) > 0)
        .map((row) => `${quantity(row)} × ${codeText(translate, 'products:articles', valuesIn(row)['article'])}`)
        .join(', '),
      values['deliveryDiffers'] === true &&
        translate('brief.deliveredTo', { place: addressOf(values['deliveryAddr']) }),
    ],
  };
};

const cards: Composer = ({ values }, { translate }) => {
  const rows = rowsIn(values['cards']);
  const ported = rows.filter((row) => valuesIn(row)['numberMode'] === 'port').length;
  return {
    main: [
      rows.length > 0 &&
        `${translate('brief.cards', { count: rows.length })}: ${countsOf(rows, 'tariff', (one) => translate(`products:cardTariffs.${one}`))}`,
    ],
    more: [
      ported > 0 && translate('brief.cardsPorted', { count: ported }),
      values['homeLine'] === true && translate('homeLine'),
    ],
  };
};

interface BlockRule {
  readonly title: string;
  readonly sections: readonly string[];
  readonly compose: Composer;
}

/** Sections that are read together; every other section is a block of its own. */
export const blockRules: readonly BlockRule[] = [
  { title: 'brief.title.contract', sections: ['contract'], compose: contract },
  { title: 'brief.title.site', sections: ['site'], compose: site },
  { title: 'brief.title.technology', sections: ['contacts', 'emergency'], compose: technology },
  { title: 'brief.title.billing', sections: ['billing', 'payment'], compose: billing },
  { title: 'brief.title.tariff', sections: ['voice', 'centrex', 'access', 'numbers'], compose: tariff },
  { title: 'brief.title.extensions', sections: ['extensions'], compose: extensions },
  { title: 'brief.title.cards', sections: ['cards', 'home'], compose: cards },
  { title: 'brief.title.devices', sections: ['devices', 'hardware'], compose: devices },
];
