import * as z from 'zod/mini';
import { acceptedDeclaration, choice, wholeNumber } from '#contract/fields.ts';
import type { Section } from '#domain/form/form-description.ts';
import { checkbox, choices, numberField, radio, select } from '#domain/form/form-fields.ts';

const clips = ['extension', 'main'] as const;
const transports = ['udp', 'tcp', 'tls'] as const;
const codecs = ['g711a', 'g722', 'opus'] as const;
const faxModes = ['t38', 'g711'] as const;
const numberFormats = ['e164', 'national'] as const;
const barrings = ['0900', '0137', '0180', '118xy', 'outsideEu', 'abroad', 'mobile'] as const;

/** Section L. */
export const featuresSection: Section = {
  name: 'features',
  step: 'features',
  title: 'section.features',
  fields: {
    clip: radio('clip', choice(clips), { words: 'clips', columns: 2 }),
    clir: checkbox('clir', z.boolean()),
    clipNoScreening: checkbox('clipNoScreening', z.boolean()),
    clipDeclaration: checkbox('clipDeclaration', acceptedDeclaration, {
      follows: true,
      when: { field: 'clipNoScreening', is: [true] },
    }),
    transport: select('transport', choice(transports), { words: 'transports' }),
    srtp: checkbox('srtp', z.boolean(), { hint: 'srtpHint', follows: true, when: { field: 'transport', is: ['tls'] } }),
    codec: select('codec', choice(codecs), { words: 'codecs' }),
    faxMode: select('faxMode', choice(faxModes), { words: 'faxModes', beside: 'equal' }),
    numberFormat: select('numberFormat', choice(numberFormats), { words: 'numberFormats' }),
  },
};

/** Section M: free of charge (§ 61 TKG). */
export const barringSection: Section = {
  name: 'barring',
  step: 'barring',
  title: 'section.barring',
  fields: {
    barring: choices('barring', z.optional(z.array(choice(barrings))), { words: 'barrings', hint: 'barringHint' }),
    costLimit: numberField('costLimit', z.optional(wholeNumber(0, 50_000)), {
      hint: 'costLimitHint',
      inputMode: 'numeric',
    }),
  },
};
