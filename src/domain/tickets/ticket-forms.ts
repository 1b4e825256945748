import * as z from 'zod/mini';
import { choice, day, houseNumber, name, optionalText, street, text, zip } from '#contract/fields.ts';
import {
  businessKinds,
  goals,
  maxFiles,
  maxProofFiles,
  minBillingFiles,
  networks,
  phoneChoices,
  type TicketType,
} from '#contract/ticket.ts';
import { operatorChoices, operatorVoChoices } from '../content/operator-choices.ts';
import { addDays } from '../date/berlin-day.ts';
import { spreadsheetExtensions } from '../documents/upload-rules.ts';
import { oddHouseNumber } from '../form/blocks.ts';
import { contractOf } from '../form/form-contract.ts';
import type { FormContext } from '../form/form-description.ts';
import { combobox, date, defineForm, files, line, long, note, radio, select } from '../form/form-fields.ts';
import { categoryChoice } from './categories.ts';
import { contact } from './contact-section.ts';
import { earliestNeededBy, latestDays, neededByFault } from './needed-by-date.ts';

const category = <const T extends TicketType>(type: T) =>
  select('category', categoryChoice(type), { words: `tickets:category.${type}` });

export const complaintCategoryField = category('etcProvisionComplain');

const customers = ({ customers: own }: FormContext) => own;
/** One of the partner's customers, from which the answers below are taken; asked of those who sell alone. */
const ownCustomer = {
  customerId: combobox('ownCustomer', optionalText(40), { hint: 'ownCustomerHint', options: customers }),
  customerAnswers: note({ follows: true }),
} as const;

const billing = defineForm({
  sections: [
    {
      name: 'request',
      step: 'category',
      fields: {
        category: category('etcBillingRequest'),
        ...ownCustomer,
        customerOrContract: line('customerOrContract', text(3, 80), { hint: 'customerOrContractHint' }),
      },
    },
    { name: 'files', step: 'files', fields: { fileQueue: files('files', minBillingFiles, maxFiles) } },
    contact,
  ],
});

const callback = defineForm({
  sections: [
    {
      name: 'request',
      step: 'category',
      fields: {
        category: category('etcCallBackRequest'),
        nextDay: note({ when: { field: 'category', is: ['hour'] } }),
        description: long('description', 10, 2000, { hint: 'callbackHint' }),
      },
    },
    contact,
  ],
});

const neededByDays = ({ today, holidays }: FormContext) => ({
  min: earliestNeededBy(today, holidays),
  max: addDays(today, latestDays),
  fault: (chosen: string) => neededByFault(chosen, today, holidays),
});

const operatorVos = ({ voNumbers, sellerTags }: FormContext) => voNumbers && operatorVoChoices(voNumbers, sellerTags);

const isMobile = { field: 'network', is: ['mobile'] } as const;

const offer = defineForm({
  sections: [
    {
      name: 'project',
      step: 'category',
      title: 'offer.project',
      fields: {
        category: category('etcProjectRequest'),
        businessKind: radio('offer.businessKind', choice(businessKinds), {
          ask: 'offer.ask.businessKind',
          words: 'offer.kind',
          columns: 3,
        }),
        goal: radio('offer.goal', choice(goals), {
          ask: 'offer.ask.goal',
          words: 'offer.goals',
          columns: 2,
          follows: true,
          when: { field: 'businessKind', is: ['extension', 'inventoryChange'] },
        }),
        network: radio('offer.network', choice(networks), {
          ask: 'offer.ask.network',
          words: 'offer.networks',
          columns: 2,
        }),
        withPhone: radio('offer.withPhone', choice(phoneChoices), {
          ask: 'offer.ask.withPhone',
          words: 'offer.phones',
          columns: 2,
          follows: true,
          when: isMobile,
        }),
        prices: note({ follows: true, when: isMobile }),
        // A VO number of another organisation is no choice any more once that one is left.
        operatorVo: combobox('offer.operatorVo', text(1, 120), {
          hint: 'offer.operatorVoHint',
          options: operatorVos,
        }),
      },
    },
    {
      name: 'customer',
      step: 'category',
      title: 'offer.customer',
      brief: {
        label: 'summary.customer',
        of: [['customerCompany'], ['customerContact'], ['street', 'streetNumber'], ['zip', 'town']],
      },
      fields: {
        ...ownCustomer,
        customerCompany: line('offer.customerCompany', optionalText(80)),
        customerContact: line('offer.customerContact', name),
        street: line('offer.street', street),
        streetNumber: line('offer.streetNumber', houseNumber, { beside: 'longShort', warning: oddHouseNumber }),
        zip: line('offer.zip', zip, { inputMode: 'numeric' }),
        town: line('offer.town', text(2, 60), { beside: 'shortLong' }),
      },
    },
    {
      name: 'date',
      step: 'category',
      title: 'offer.date',
      fields: {
        neededBy: date('offer.neededBy', day, { hint: 'offer.neededByHint', days: neededByDays }),
        message: long('offer.message', 0, 2000),
      },
    },
    {
      name: 'files',
      step: 'files',
      fields: {
        fileQueue: files('files', 0, maxFiles, {
          ask: 'offer.files',
          hint: 'offer.filesOptional',
          requiredWhen: { field: 'businessKind', is: ['inventoryChange'] },
          requiredHint: 'offer.filesHint',
        }),
      },
    },
    contact,
  ],
});

const complaint = defineForm({
  sections: [
    {
      name: 'request',
      step: 'category',
      fields: {
        category: complaintCategoryField,
        description: long('description', 10, 2000, { hint: 'complaintHint' }),
        operator: select('complaint.operator', text(1, 40), {
          hint: 'complaint.operatorHint',
          options: ({ sellerTags }: FormContext) => operatorChoices(sellerTags),
        }),
        template: note(),
      },
    },
    {
      name: 'files',
      step: 'files',
      fields: {
        templateAgain: note(),
        excelFile: files('complaint.excelFile', 1, 1, { extensions: spreadsheetExtensions }),
        templateCheck: note(),
        proofFiles: files('complaint.proofFiles', 1, maxProofFiles),
      },
    },
    contact,
  ],
});

/** What each ticket type asks for (§3-3..6). */
export const ticketForms = {
  etcBillingRequest: billing,
  etcCallBackRequest: callback,
  etcProjectRequest: offer,
  etcProvisionComplain: complaint,
} as const satisfies Record<TicketType, unknown>;

/** What a request is judged by in its form, and so before the partner confirms anything. */
export const ticketFormContracts = {
  etcBillingRequest: contractOf(billing),
  etcCallBackRequest: contractOf(callback),
  etcProjectRequest: contractOf(offer),
  etcProvisionComplain: contractOf(complaint),
} as const;

/** What comes with a request that is made from a customer's page. */
const about = { customerId: optionalText(40) };

/** §5-10: an offer request goes out with the confirmation that is asked for right before. */
export const ticketRequests = {
  etcBillingRequest: z.safeExtend(ticketFormContracts.etcBillingRequest, about),
  etcCallBackRequest: z.safeExtend(ticketFormContracts.etcCallBackRequest, about),
  etcProjectRequest: z.safeExtend(ticketFormContracts.etcProjectRequest, {
    ...about,
    consent: z.literal(true, 'consent'),
  }),
  etcProvisionComplain: z.safeExtend(ticketFormContracts.etcProvisionComplain, about),
} as const;
export type TicketRequest<T extends TicketType = TicketType> = z.output<(typeof ticketRequests)[T]>;
