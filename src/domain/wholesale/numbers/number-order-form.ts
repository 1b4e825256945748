import * as z from 'zod/mini';
import { choice, day, text } from '#contract/fields.ts';
import { attendant } from '#contract/telephone.ts';
import { numberKinds } from '#contract/wholesale/number-kinds.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';
import { blockSizes, orderedKinds, reservationRequest, singleCounts } from '#contract/wholesale/number-reservation.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { siteAddress } from '#domain/form/blocks.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import { checkbox, combobox, date, defineForm, files, line, note, radio, select } from '#domain/form/form-fields.ts';

const optional = <const C extends z.ZodMiniType>(contract: C) => z.optional(contract);
/** The latest possible day, in days from today. */
const maxDaysAhead = 180;
const isBlock = { field: 'kind', is: ['block'] } as const;
const isGeographic = { field: 'numberKind', is: ['geographic'] } as const;

const target = {
  name: 'target',
  step: 'wanted',
  title: 'section.target',
  fields: {
    customerId: combobox('customerId', text(1, 40), { options: ({ customers }) => customers }),
    sipAccountId: select('sipAccountId', text(1, 40), {
      options: ({ accounts }, answer) => accounts?.filter(({ customerId }) => customerId === answer('customerId')),
      optionsFrom: ['customerId'],
    }),
    account: note({ follows: true }),
  },
} as const;

const numbers = {
  name: 'numbers',
  step: 'wanted',
  title: 'section.numbers',
  fields: {
    numberKind: radio('numberKind', choice(numberKinds), { words: 'numberKinds', columns: 2 }),
    onkz: line('onkz', onkz, { when: isGeographic, inputMode: 'numeric' }),
    network: note({ when: isGeographic, beside: 'equal' }),
    kind: radio('kind', choice(orderedKinds), { words: 'kinds', columns: 2 }),
    count: select('count', choice(singleCounts), {
      when: { field: 'kind', is: ['single'] },
      options: () => singleCounts.map((value) => ({ value, label: value })),
    }),
    blockSize: radio('blockSize', choice(blockSizes), {
      when: isBlock,
      words: 'blockSizes',
      columns: 3,
      hint: 'blockSizeHint',
    }),
    attendant: line('attendant', optional(attendant), { when: isBlock, inputMode: 'numeric', hint: 'attendantHint' }),
    wish: line('wish', reservationRequest.shape.wish, { inputMode: 'numeric', hint: 'wishHint' }),
  },
} as const;

/** `docs/domain/phone-numbers.md`, first half: which numbers are wanted. */
export const wantedForm = defineForm({ sections: [target, numbers] });
export const wantedContract = contractOf(wantedForm);

const proposals = {
  name: 'proposals',
  step: 'take',
  title: 'section.proposals',
  fields: {
    proposalId: radio('proposalId', text(1, 10), { options: ({ numbers }) => numbers }),
    countdown: note({ follows: true }),
  },
} as const;

const place = {
  name: 'site',
  step: 'take',
  title: 'section.site',
  fields: {
    siteAddr: siteAddress('siteAddr', { hint: 'siteAddrHint' }),
    place: note({ follows: true }),
    addressProof: files('addressProof', 1, 3, { hint: 'addressProofHint' }),
    limit: note(),
    bnetzaCertificate: files('bnetzaCertificate', 0, 3, { hint: 'bnetzaCertificateHint' }),
  },
} as const;

const emergency = {
  name: 'emergency',
  step: 'take',
  title: 'section.emergency',
  fields: {
    emergencyDiffers: checkbox('emergencyDiffers', optional(z.boolean())),
    emergencyAddr: siteAddress('emergencyAddr', { when: { field: 'emergencyDiffers', is: [true] } }),
    emergency: note({ follows: true }),
  },
} as const;

const begin = {
  name: 'begin',
  step: 'take',
  title: 'section.begin',
  fields: {
    asap: radio('asap', choice(['asap', 'date']), { words: 'begins', columns: 2 }),
    activationDate: date('activationDate', day, {
      when: { field: 'asap', is: ['date'] },
      days: ({ today, holidays }) => {
        const [min, max] = [workingDayAfter(today, 1, holidays), addDays(today, maxDaysAhead)];
        const fault = (chosen: string) =>
          chosen < min ? 'leadTime:1' : chosen > max ? `daysAhead:${maxDaysAhead}` : undefined;
        return { min, max, fault };
      },
    }),
    directory: checkbox('directory', optional(z.boolean()), { hint: 'directoryHint' }),
  },
} as const;

/** Second half: what goes with the numbers that were chosen. */
export const takeForm = defineForm({ sections: [proposals, place, emergency, begin] });
export const takeContract = contractOf(takeForm);

/** Where a number belongs, which may change while it is in use. */
export const placeFields = {
  siteAddr: takeContract.shape.siteAddr,
  emergencyAddr: takeContract.shape.emergencyAddr,
  directory: optional(z.boolean()),
};
