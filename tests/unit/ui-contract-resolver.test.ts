import type { FieldValues } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { requestOf } from '#domain/form/form-values.ts';
import { ticketFormContracts, ticketForms } from '#domain/tickets/ticket-forms.ts';
import {
  contractResolver,
  type FieldCheck,
  type FormContract,
  isRequired,
  prepared,
} from '#islands/ui/form/kit/contract-resolver.ts';

const {
  etcBillingRequest: billingRequest,
  etcCallBackRequest: callbackRequest,
  etcProjectRequest: projectForm,
} = ticketFormContracts;

const offer = {
  category: 'mobile',
  businessKind: 'newBusiness',
  network: 'landline',
  operatorVo: 'ALSTERKOM',
  customerContact: 'Eva Sonnental',
  street: 'Hauptstraße',
  streetNumber: '1',
  zip: '10115',
  town: 'Berlin',
  goal: '',
  withPhone: null,
  neededBy: '2026-12-01',
  fileQueue: [],
  message: '',
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra@example.com',
  contactPhone: '030 23125 100',
};

/** Messages by field, as a form gets them. */
async function faults(contract: FormContract, values: FieldValues, checks = new Map<string, FieldCheck>()) {
  const judges = {
    contract,
    checks,
    request: (all: FieldValues) => requestOf(ticketForms.etcProjectRequest, all),
    rules: () => [],
  };
  const { errors } = await contractResolver(judges)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

describe('§3 an offer request in the form', () => {
  test('is accepted with its hidden choices unset', async () => expect(await faults(projectForm, offer)).toEqual({}));

  test('asks for the goal of an extension even where other choices are still missing', async () => {
    const faulty = { ...offer, category: '', businessKind: 'extension', zip: '1' };
    expect(await faults(projectForm, faulty)).toEqual({ category: 'choose', goal: 'choose', zip: 'zip' });
  });

  test('asks for nothing that depends on a choice not yet made', async () =>
    expect(await faults(projectForm, { ...offer, businessKind: null, network: '' })).toEqual({
      businessKind: 'choose',
      network: 'choose',
    }));

  test('of an inventory change needs a file', async () =>
    expect(await faults(projectForm, { ...offer, businessKind: 'inventoryChange', goal: 'upgrade' })).toEqual({
      fileQueue: 'noFile',
    }));
});

test('§5 what a field checks itself is said before what its contract says', async () => {
  const checks = new Map<string, FieldCheck>([
    ['neededBy', (day) => (day === '2026-11-22' ? 'neededByTooEarly' : undefined)],
  ]);
  expect(await faults(projectForm, { ...offer, neededBy: '2026-11-22' }, checks)).toEqual({
    neededBy: 'neededByTooEarly',
  });
  expect(await faults(projectForm, { ...offer, neededBy: '31.02.2026' }, checks)).toEqual({ neededBy: 'date' });
});

test('§5 a rule that fails over a faulty answer keeps no fault of the contract from its field', async () => {
  const failing = new Map<string, FieldCheck>([
    ['neededBy', (day) => new Date(`${day}T00:00:00Z`).toISOString() && undefined],
  ]);
  const faulty = { ...offer, neededBy: '32.13.2026' };
  expect(await faults(projectForm, faulty, failing)).toEqual({ neededBy: 'date' });
  // Without any issue there is nothing to show at a field, so the form reports a failure.
  const broken = new Map<string, FieldCheck>([['zip', () => expect.fail('broken')]]);
  await expect(faults(projectForm, offer, broken)).rejects.toThrow('broken');
});

test('§5-7 fields are mandatory where their contract refuses them empty', () => {
  expect(isRequired(callbackRequest, 'description')).toBe(true);
  expect(isRequired(callbackRequest, 'category')).toBe(true);
  expect(isRequired(billingRequest, 'fileQueue')).toBe(true);
  expect(isRequired(projectForm, 'fileQueue')).toBe(false);
  expect(isRequired(projectForm, 'goal')).toBe(false);
  expect(isRequired(projectForm, 'message')).toBe(false);
  expect(isRequired(projectForm, 'unknown')).toBe(false);
});

test('unset values are omitted where the contract allows it and count as empty elsewhere', () =>
  expect(prepared({ goal: '', withPhone: null, zip: undefined, consent: false }, projectForm)).toEqual({
    zip: '',
    consent: false,
  }));
