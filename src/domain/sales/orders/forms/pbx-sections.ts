import * as z from 'zod/mini';
import { publicIp } from '#contract/devices.ts';
import { choice, decimalNumber, decimalOf, optionalText, text, wholeNumber } from '#contract/fields.ts';
import { forwardTarget } from '#contract/telephone.ts';
import { catalogueChoice } from '#domain/catalogue/choices.ts';
import type { Condition, Rule, Section } from '#domain/form/form-description.ts';
import { checkbox, line, numberField, phoneField, radio, select } from '#domain/form/form-fields.ts';
import { isUnset } from '#domain/form/form-values.ts';
import { unreleasedVendors } from '#domain/sales/products/pbx-vendors.ts';
import { uploadOf } from '../number-limits.ts';
import { isOrdered } from '../ordered-numbers.ts';

const regModes = ['register', 'static'] as const;
const backupTriggers = ['unreachable', 'always', 'busy'] as const;

/** Section H. */
export const pbxSection: Section = {
  name: 'pbx',
  step: 'pbx',
  title: 'section.pbx',
  fields: {
    pbxVendor: select('pbxVendor', catalogueChoice('vendors'), { words: 'products:vendors' }),
    pbxVendorText: line('pbxVendorText', text(2, 60), { follows: true, when: { field: 'pbxVendor', is: ['OTHER'] } }),
    pbxModel: line('pbxModel', text(1, 60)),
    pbxFirmware: line('pbxFirmware', optionalText(60), { beside: 'equal' }),
    regMode: radio('regMode', choice(regModes), { words: 'regModes', columns: 2 }),
    staticIp: line('staticIp', publicIp, { follows: true, when: { field: 'regMode', is: ['static'] } }),
    accessProvider: line('accessProvider', text(2, 60)),
    accessBandwidth: numberField('accessBandwidth', decimalNumber(100_000), { beside: 'longShort' }),
  },
};

const uncertified: Rule = ({ pbxVendor }) =>
  unreleasedVendors.includes(String(pbxVendor)) ? [{ path: 'pbxVendor', key: 'pbxNotCertified', isWarning: true }] : [];

const thinUpload: Rule = ({ accessBandwidth, channels }) =>
  !isUnset(accessBandwidth) && decimalOf(String(accessBandwidth)) < uploadOf(Number(channels))
    ? [{ path: 'accessBandwidth', key: 'uploadTooThin', isWarning: true }]
    : [];

export const pbxRules: readonly Rule[] = [uncertified, thinUpload];

const isOn: Condition = { field: 'backupRouting', is: [true] };

/** Section I: of products with backup routing alone (§3-14). */
export const backupSection: Section = {
  name: 'backup',
  step: 'backup',
  title: 'section.backup',
  fields: {
    backupRouting: checkbox('backupRouting', z.boolean(), { hint: 'backupRoutingHint' }),
    backupTarget: phoneField('backupTarget', forwardTarget, { follows: true, when: isOn }),
    backupTrigger: select('backupTrigger', choice(backupTriggers), {
      words: 'backupTriggers',
      follows: true,
      when: isOn,
    }),
    backupDelay: numberField(
      'backupDelay',
      wholeNumber(0, 120).check(z.refine((seconds) => Number(seconds) % 5 === 0, 'stepOf:5')),
      { inputMode: 'numeric', follows: true, when: isOn },
    ),
  },
};

const ownTarget: Rule = (values) => {
  const target = values['backupTarget'];
  return typeof target === 'string' && target !== '' && isOrdered(values, target)
    ? [{ path: 'backupTarget', key: 'backupOwnNumber' }]
    : [];
};
export const backupRules: readonly Rule[] = [ownTarget];
