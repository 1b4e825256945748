import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { formatIban, iban, isCreditorId, maskedIban } from '#contract/bank.ts';
import { leitwegId, registerNumber, vatId } from '#contract/company.ts';
import { iccid, imei, mac, publicIp } from '#contract/devices.ts';
import { isNumberOf } from '#contract/numbering/phone-number.ts';
import { forwardTarget, isEmergencyNumber, mobileNumber, portingId } from '#contract/telephone.ts';
import { onkz } from '#contract/wholesale/number-parts.ts';

interface Row {
  readonly contract: z.ZodMiniType;
  readonly key: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const rows: Readonly<Record<string, Row>> = {
  IBAN: {
    contract: iban,
    key: 'iban',
    good: [
      'DE89370400440532013000',
      'DE02120300000000202051',
      'DE02500105170137075030',
      'DE02100500000054540402',
      'de89 3704 0044 0532 0130 00',
    ],
    bad: ['DE89370400440532013001', 'DE8937040044053201300', 'DE', '12345678901234567890', `DE${'9'.repeat(80)}`],
  },
  'VAT ID': {
    contract: vatId,
    key: 'vatId',
    good: [
      'DE136695976',
      'DE999999987',
      'DE999999911',
      'DE999999946',
      'de 136 695 976',
      'ATU12345678',
      'CHE-123.456.789 MWST',
    ],
    bad: ['DE136695978', 'DE036695976', 'ATU1234567', 'FR1234567890', 'CHE12345678', '136695976'],
  },
  'register number': {
    contract: registerNumber,
    key: 'register',
    good: ['900001', '900001 B', '12 HL'],
    bad: ['1234567', 'B 12', '12 ABCD'],
  },
  'routing ID': {
    contract: leitwegId,
    key: 'leitwegId',
    good: ['04011000-1234512345-06', '99-06'],
    bad: ['abc-06', '04011000'],
  },
  'area code': {
    contract: onkz,
    key: 'onkz',
    good: ['030', '30', '0221', '40'],
    bad: ['00', '0', 'x', '0123456', '015'],
  },
  'porting ID': { contract: portingId, key: 'portingId', good: ['D123'], bad: ['123', 'D12', 'E123'] },
  'mobile number': {
    contract: mobileNumber,
    key: 'phone',
    good: ['0171 3920010', '+49 176 04069020'],
    bad: ['030 23125100', '0800 1234567', '0171'],
  },
  'forwarding target': {
    contract: forwardTarget,
    key: 'phone',
    good: ['030 23125 100', '0171 3920010'],
    bad: ['0800 1234567', '0180 1123456', '0900 123456', '110', '032 123456789', '+43 1 2345678'],
  },
  'public IPv4': {
    contract: publicIp,
    key: 'publicIp',
    good: ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '223.255.255.255', '11.0.0.1'],
    bad: [
      '0.1.2.3',
      '10.0.0.1',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '169.254.1.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '224.0.0.1',
      '255.255.255.255',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '256.1.1.1',
      '1.2.3.4.',
      '::1',
    ],
  },
  MAC: {
    contract: mac,
    key: 'mac',
    good: ['00:1A:2B:3C:4D:5E', '001a2b3c4d5e', '00-1A-2B-3C-4D-5E'],
    bad: ['00:1A:2B', 'zz:1A:2B:3C:4D:5E'],
  },
  ICCID: {
    contract: iccid,
    key: 'iccid',
    good: ['8949000000000000018'],
    bad: ['8949000000000000019', '8948000000000000018', '89490'],
  },
  IMEI: { contract: imei, key: 'imei', good: ['350000000000014'], bad: ['350000000000015', '35000000000001'] },
};

describe.each(Object.entries(rows))('§text-input %s', (_name, { contract, key, good, bad }) => {
  test.each(good)('takes %s', (value) => expect(contract.safeParse(value).success).toBe(true));
  test.each(bad)('refuses %s', (value) => {
    expect(contract.safeParse(value).error?.issues.map(({ message }) => message)).toContain(key);
  });
  test('says that it is missing', () => {
    expect(contract.safeParse('').error?.issues[0]?.message).toBe('required');
  });
});

describe('§text-input numbers and accounts', () => {
  test.each([
    ['geographic', '+493023125100'],
    ['mobile', '+491713920010'],
    ['national032', '+4932123456789'],
    ['freephone', '+498001234567'],
    ['shared0180', '+491801123456'],
  ] as const)('%s: %s is of that kind alone', (kind, number) => {
    const kinds = ['geographic', 'mobile', 'national032', 'freephone', 'shared0180'] as const;
    expect(kinds.filter((one) => isNumberOf(number, one))).toEqual([kind]);
  });
  test.each(['110', '112', '115', '116117'])('%s is an emergency or service number', (number) => {
    expect(isEmergencyNumber(number)).toBe(true);
  });
  test('the creditor identifier is checked without its business code', () => {
    expect(isCreditorId('DE98ZZZ09999999999')).toBe(true);
    expect(isCreditorId('DE98ABC09999999999')).toBe(true);
    expect(isCreditorId('DE97ZZZ09999999999')).toBe(false);
  });
  test('an account is kept without blanks, shown in fours and masked for others', () => {
    expect(iban.parse('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(maskedIban('DE89370400440532013000')).toBe('DE** **** … 3000');
  });
  test('an area code is kept without its 0', () => expect(onkz.parse('030')).toBe('30'));
});
