import * as z from 'zod/mini';
import { acceptedDeclaration, choice, text, wholeNumber } from '#contract/fields.ts';
import { catalogueChoice } from '#domain/catalogue/choices.ts';
import { address, siteAddress } from '#domain/form/blocks.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Rule, Section } from '#domain/form/form-description.ts';
import { checkbox, files, line, long, numberField, radio, select, table } from '#domain/form/form-fields.ts';
import { numberChoices, numberFields } from '../ordered-numbers.ts';
import type { OrderFacts } from './order-facts.ts';

const directories = ['none', 'enquiry', 'full'] as const;
export const purchaseModes = ['buy', 'rent'] as const;

const hasEntry = { field: 'directory', is: ['enquiry', 'full'] } as const;

/** Section N. */
export const directorySection: Section = {
  name: 'directory',
  step: 'directory',
  title: 'section.directory',
  fields: {
    directory: radio('directory', choice(directories), { words: 'directories' }),
    directoryName: line('directoryName', text(2, 80), { follows: true, when: hasEntry }),
    directoryNumber: select('directoryNumber', text(1, 20), {
      words: 'mainNumbers',
      options: numberChoices,
      optionsFrom: numberFields,
      follows: true,
      when: hasEntry,
    }),
    directoryInverse: checkbox('directoryInverse', z.boolean(), { follows: true, when: hasEntry }),
  },
};

/** Section O: at the site where nothing else is said. */
export const emergencySection: Section = {
  name: 'emergency',
  step: 'emergency',
  title: 'section.emergency',
  fields: {
    emergencyDiffers: checkbox('emergencyDiffers', z.boolean(), { hint: 'emergencyDiffersHint' }),
    emergencyAddr: siteAddress('emergencyAddr', { follows: true, when: { field: 'emergencyDiffers', is: [true] } }),
    emergencyAck: checkbox('emergencyAck', acceptedDeclaration, { hint: 'emergencyAckHint' }),
  },
};

/** Section P. */
export const hardwareSection: Section = {
  name: 'hardware',
  step: 'hardware',
  title: 'section.hardware',
  fields: {
    hardware: table('hardware', 0, 20, {
      article: select('article', catalogueChoice('articles'), { words: 'products:articles' }),
      quantity: numberField('quantity', wholeNumber(1, 999)),
      mode: select('purchaseMode', choice(purchaseModes), { words: 'purchaseModes' }),
    }),
    deliveryDiffers: checkbox('deliveryDiffers', z.boolean()),
    deliveryAddr: address('deliveryAddr', { follows: true, when: { field: 'deliveryDiffers', is: [true] } }),
  },
};

/** SEPA's scheme between firms takes no consumers. */
export const noConsumerB2b =
  ({ customer }: OrderFacts): Rule =>
  (values) =>
    customer.isPrivate && valuesIn(values['bank'])['mandateType'] === 'B2B'
      ? [{ path: 'bank.mandateType', key: 'mandateB2bPrivate' }]
      : [];

/** Section R. */
export const remarksSection: Section = {
  name: 'remarks',
  step: 'remarks',
  title: 'section.remarks',
  fields: {
    remark: long('remark', 0, 1000),
    attachments: files('attachments', 0, 10, {
      hint: 'attachmentsHint',
      extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    }),
  },
};
