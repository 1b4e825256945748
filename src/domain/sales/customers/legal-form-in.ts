import type { legalForms } from '#contract/legal-forms.ts';

type LegalForm = (typeof legalForms)[number];

/** How names end or say it, the longer ones before those that are part of them. */
const signs: readonly (readonly [LegalForm, RegExp])[] = [
  ['KGAA', /\bKGaA\b/],
  ['GMBH_CO_KG', /\bGmbH\s*(?:&|\+|u\.|und)\s*Co\.?\s*KG\b/i],
  ['UG_CO_KG', /\bUG\s*(?:\(haftungsbeschränkt\)\s*)?(?:&|\+|u\.|und)\s*Co\.?\s*KG\b/i],
  ['OHG', /\boHG\b/i],
  ['GGMBH', /\b(?:gGmbH|gemeinnützige\s+GmbH)\b/i],
  ['KG', /\bKG$/],
  ['GMBH', /\bGmbH\b/i],
  ['PARTG_MBB', /\bPart(?:G|nerschaft|nerschaftsgesellschaft)?\s*mbB\b/i],
  ['PARTG', /\bPartG\b/],
  ['EGBR', /\beGbR\b/],
  ['GBR', /\bGbR\b/i],
  ['UG', /\bUG(?:$|\s*\(haftungsbeschränkt\))/],
  ['AG', /\bAG$/],
  ['SE', /\bSE$/],
  ['EG', /\beG$/],
  ['EK', /\be\.\s?K(?:fm|fr)?\.?$/],
  ['EV', /\be\.\s?V\.?$/],
];

/** The legal form that a company's name says; undefined where it leaves it open. */
export const legalFormIn = (name: string): LegalForm | undefined =>
  signs.find(([, sign]) => sign.test(name.trim()))?.[0];
