import * as z from 'zod/mini';
import { mac } from '#contract/devices.ts';
import { acceptedDeclaration, choice, code, email, optionalText, text, wholeNumber } from '#contract/fields.ts';
import { phones } from '#domain/catalogue/choice-rules.ts';
import { catalogueChoice } from '#domain/catalogue/choices.ts';
import { person } from '#domain/form/blocks.ts';
import type { Section } from '#domain/form/form-description.ts';
import { checkbox, emailField, line, numberField, radio, select, table } from '#domain/form/form-fields.ts';
import { extensionChoices } from '../call-targets.ts';
import { extensionFigures, extensionPrice } from '../extension-prices.ts';
import { purchaseModes } from './closing-sections.ts';
import type { OrderFacts } from './order-facts.ts';
import { channelsField } from './voice-section.ts';

const flatrates = ['none', 'landline', 'all'] as const;
const licences = ['basic', 'comfort', 'mobileClient'] as const;
const maxExtensions = 250;

const extensionNumber = code(/^\d{2,5}$/, 'extensionNumber');
const few = z.optional(wholeNumber(0, 20));

/** The product's tariff, and who looks after it. */
export const centrexSection = (facts: OrderFacts): Section => ({
  name: 'centrex',
  step: 'centrex',
  title: 'section.centrex',
  fields: {
    ...channelsField(facts),
    flatrate: radio('flatrate', choice(flatrates), { words: 'flatrates', columns: 3 }),
    adminUser: person('adminUser', { hint: 'adminUserHint' }),
    avvAccepted: checkbox('avvAccepted', acceptedDeclaration, { hint: 'avvAcceptedHint' }),
  },
});

export const extensionsSection: Section = {
  name: 'extensions',
  step: 'extensions',
  title: 'section.extensions',
  fields: {
    extensions: table(
      'extensions',
      1,
      maxExtensions,
      {
        extNo: line('extNo', extensionNumber, { inputMode: 'numeric' }),
        displayName: line('displayName', text(1, 60)),
        userEmail: emailField('userEmail', z.optional(email)),
        licence: select('licence', choice(licences), { words: 'licences' }),
        ddi: line('ddi', z.optional(code(/^[\d +()/-]{1,20}$/, 'directDial')), { inputMode: 'numeric' }),
        deviceArticle: select('deviceArticle', z.optional(choice(phones)), { words: 'products:articles' }),
        mac: line('mac', z.optional(mac)),
        voicemail: checkbox('voicemail', z.boolean()),
        faxToMail: checkbox('faxToMail', z.boolean()),
        location: line('location', optionalText(40)),
      },
      {
        unique: ['extNo', 'ddi', 'mac'],
        hint: 'extensionsHint',
        initial: { licence: 'basic' },
        sheet: {
          number: 'extNo',
          firstNumber: '10',
          likeNumber: ['ddi'],
          figures: extensionFigures,
          price: { head: 'extensionPrice', of: extensionPrice },
          mark: { field: 'attendantExt', act: 'attendantAct', tag: 'attendantTag' },
          columns: {
            extNo: { frozen: true, head: 'extNoHead', width: [64, 90] },
            displayName: { frozen: true, width: [160, 288] },
            userEmail: { width: [150, 224] },
            ddi: { width: [114, 130] },
            licence: { width: [84, 110], codes: 'licenceCodes' },
            deviceArticle: { width: [108, 120], codes: 'deviceCodes' },
            mac: { width: [130, 150], startsHidden: true },
            voicemail: { width: [106, 110] },
            faxToMail: { width: [128, 130] },
            location: { width: [96, 180] },
          },
        },
      },
    ),
    attendantExt: select('attendantExt', text(2, 5), {
      hint: 'attendantExtHint',
      options: extensionChoices,
      optionsFrom: ['extensions'],
    }),
    faxExtensions: numberField('faxExtensions', few, { inputMode: 'numeric' }),
    conferenceRooms: numberField('conferenceRooms', few, { inputMode: 'numeric', beside: 'equal' }),
  },
};

export const devicesSection: Section = {
  name: 'devices',
  step: 'devices',
  title: 'section.devices',
  fields: {
    devices: table('devices', 0, 30, {
      article: select('article', catalogueChoice('articles'), { words: 'products:articles' }),
      quantity: numberField('quantity', wholeNumber(1, 999)),
      mode: select('purchaseMode', choice(purchaseModes), { words: 'purchaseModes' }),
      autoprovisioning: checkbox('autoprovisioning', z.boolean()),
    }),
    extraDevicesPerExt: numberField('extraDevicesPerExt', z.optional(wholeNumber(1, 3)), { inputMode: 'numeric' }),
    lanCheck: checkbox('lanCheck', z.boolean(), { hint: 'lanCheckHint' }),
  },
};
