import type { registerTypes } from './company.ts';

/** Legal forms with the register that they stand in; `optional` where one may. */
export const registerOf = {
  EINZEL: undefined,
  FREI: undefined,
  EK: 'HRA',
  GBR: undefined,
  EGBR: 'GsR',
  OHG: 'HRA',
  KG: 'HRA',
  GMBH_CO_KG: 'HRA',
  UG_CO_KG: 'HRA',
  UG: 'HRB',
  GMBH: 'HRB',
  GGMBH: 'HRB',
  AG: 'HRB',
  KGAA: 'HRB',
  SE: 'HRB',
  EG: 'GnR',
  PARTG: 'PR',
  PARTG_MBB: 'PR',
  EV: 'VR',
  STIFTUNG: undefined,
  KDOER: undefined,
  AUSLAND: 'optional',
} as const satisfies Record<string, (typeof registerTypes)[number] | 'optional' | undefined>;

type LegalForm = keyof typeof registerOf;
export const legalForms = Object.keys(registerOf) as [LegalForm, ...LegalForm[]];
/** Those that must name their register. */
export const registeredForms = legalForms.filter((form) => registerOf[form] && registerOf[form] !== 'optional');
