import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { Values } from '#domain/form/form-description.ts';
import { differences, formFacts } from '#domain/form/form-facts.ts';
import { completeness } from '#domain/form/form-faults.ts';
import { checkbox, defineForm, group, line, money, numberField, radio, table } from '#domain/form/form-fields.ts';
import { emptyForm, requestOf } from '#domain/form/form-values.ts';

/** A small order form: a group with a condition and a table with conditions in its rows. */
const order = defineForm({
  sections: [
    {
      name: 'site',
      step: 'one',
      title: 'site.title',
      fields: {
        siteDiffers: checkbox('siteDiffers', z.boolean()),
        site: group(
          'site',
          { street: line('street', text(2, 60)), town: line('town', text(2, 60)) },
          { when: { field: 'siteDiffers', is: [true] } },
        ),
      },
    },
    {
      name: 'extensions',
      step: 'one',
      fields: {
        devices: radio('devices', choice(['own', 'rent']), { words: 'devices' }),
        extensions: table(
          'extension',
          1,
          3,
          {
            number: line('number', text(2, 5)),
            hasDevice: checkbox('hasDevice', z.boolean()),
            mac: line('mac', text(12, 17), {
              when: {
                all: [
                  { field: 'devices', is: ['own'] },
                  { field: 'hasDevice', is: [true] },
                ],
              },
            }),
            fee: money('fee', z.optional(z.number())),
            users: numberField('users', z.optional(z.number())),
          },
          { unique: ['number'] },
        ),
      },
    },
  ],
});
const contract = contractOf(order);
const context = { today: '2026-11-23', holidays: {} };
const words = { locale: 'de', translate: (key: string) => key } as const;

const first = { number: '11', hasDevice: true, mac: '00:11:22:33:44:55', fee: 1234.5, users: 1200 };
const valid = {
  siteDiffers: true,
  site: { street: 'Musterkai', town: 'Hamburg' },
  devices: 'own',
  extensions: [first, { number: '12', hasDevice: false }],
};
const faults = (changes: object) =>
  Object.fromEntries(
    (contract.safeParse({ ...valid, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
const row = (changes: object) => ({ ...first, ...changes });

describe('§3 a form with groups and rows', () => {
  test('is taken where every condition is met', () => expect(faults({})).toEqual({}));

  test('demands what its conditions ask for, inside groups and rows too', () => {
    const { mac: _mac, ...without } = first;
    expect(faults({ extensions: [without] })).toEqual({ 'extensions.0.mac': 'required' });
    expect(faults({ devices: 'rent', extensions: [without] })).toEqual({});
    const { site: _site, ...elsewhere } = valid;
    expect(contract.safeParse(elsewhere).error?.issues[0]?.path).toEqual(['site', 'street']);
    expect(contract.safeParse({ ...elsewhere, siteDiffers: false }).success).toBe(true);
  });

  test('leaves out of its request what other answers have hidden again', () => {
    const values = { ...valid, siteDiffers: false, devices: 'rent' };
    const sent = requestOf(order, values);
    expect(sent).not.toHaveProperty('site');
    expect(sent).toHaveProperty('extensions.0.number', '11');
    expect(sent).not.toHaveProperty('extensions.0.mac');
    // A foreign request gets the same treatment.
    expect(contract.parse(values)).toEqual(contract.parse(sent));
  });

  test('limits its rows, and what must be unique is', () => {
    expect(faults({ extensions: [] })).toEqual({ extensions: 'required' });
    expect(faults({ extensions: [11, 12, 13, 14].map((number) => row({ number: String(number) })) })).toEqual({
      extensions: 'maxRows:3',
    });
    expect(faults({ extensions: [row({}), row({})] })).toEqual({ 'extensions.1.number': 'duplicate' });
  });

  test('counts filled and required fields per section for any draft', () => {
    const state = (values: Values) =>
      completeness(order, contract, values, context).map(({ filledCount, needed }) => `${filledCount}/${needed}`);
    expect(state(emptyForm(order))).toEqual(['0/0', '0/2']);
    expect(state(valid)).toEqual(['2/2', '5/5']);
    expect(state({ siteDiffers: true, site: 7, extensions: 'x', foreign: 1 })).toEqual(['0/2', '0/2']);
  });

  test('reads as sections of facts, its rows as a table', () => {
    expect(formFacts(order, valid, words, context)).toEqual([
      {
        name: 'site',
        title: 'site.title',
        facts: [
          { path: 'siteDiffers', label: 'siteDiffers', text: 'ui:yes', isLong: false },
          {
            path: 'site.street',
            label: 'site: street',
            block: 'site',
            name: 'street',
            text: 'Musterkai',
            isLong: false,
          },
          { path: 'site.town', label: 'site: town', block: 'site', name: 'town', text: 'Hamburg', isLong: false },
        ],
      },
      {
        name: 'extensions',
        title: '',
        facts: [
          { path: 'devices', label: 'devices', text: 'devices.own', isLong: false },
          {
            path: 'extensions',
            label: 'extension',
            heads: ['number', 'hasDevice', 'mac', 'fee', 'users'],
            rows: [
              ['11', 'ui:yes', '00:11:22:33:44:55', expect.stringMatching(/^1\.234,50\s€$/), '1.200'],
              ['12', '', '', '', ''],
            ],
          },
        ],
      },
    ]);
  });

  test('leaves out columns in which no row says anything', () => {
    const [, { facts } = { facts: [] }] = formFacts(
      order,
      { extensions: [row({ number: '11', mac: '' })] },
      words,
      context,
    );
    expect(facts.flatMap((fact) => ('heads' in fact ? fact.heads : []))).not.toContain('mac');
  });

  test('says which settings are off where that matters', () => {
    const messageOf = (more: object) =>
      formFacts(order, { ...valid, siteDiffers: false }, { ...words, ...more }, context).flatMap(({ facts }) =>
        facts.flatMap((fact) => ('text' in fact && fact.path === 'siteDiffers' ? [fact.text] : [])),
      );
    expect(messageOf({ saysNo: true })).toEqual(['ui:no']);
    expect(messageOf({})).toEqual([]);
  });

  test('shows both sides of a conflict field by field', () =>
    expect(
      differences(order, valid, { ...valid, devices: 'rent', extensions: [row({ number: '13' })] }, words, context),
    ).toEqual([
      { path: 'devices', label: 'devices', mine: 'devices.own', theirs: 'devices.rent' },
      { path: 'extensions.0.number', label: 'extension 1: number', mine: '11', theirs: '13' },
      { path: 'extensions.0.mac', label: 'extension 1: mac', mine: '00:11:22:33:44:55', theirs: '' },
      { path: 'extensions.1.number', label: 'extension 2: number', mine: '12', theirs: '' },
    ]));
});
