import { basic, centrex, dsl } from './answers.ts';
import type { DemoDraft } from './drafts.ts';

/** Drafts beside those of `demoDrafts`, so that lists are as full as those of a working week. */
export const weekDrafts: readonly DemoDraft[] = [
  {
    productType: 'hfoCrownCentrex',
    customer: 'Buchhandlung Zeilenreich e. K.',
    by: '1001/sp.user',
    daysAgo: 5,
    answers: { ...centrex, attendantExt: '' },
  },
  {
    productType: 'hfoDslMaxxBusiness',
    customer: 'Autohaus Weidenring GmbH',
    by: '1001/sp.admin',
    daysAgo: 8,
    answers: dsl,
  },
  {
    productType: 'hfoNgnBasic',
    customer: 'Zahntechnik Elfenbein GmbH',
    by: '1001/sp.admin',
    daysAgo: 12,
    answers: basic,
  },
  {
    productType: 'hfo360',
    customer: 'Kletterhalle Überhang GmbH',
    by: '1001/sp.user',
    daysAgo: 4,
    answers: { userCount: '9' },
  },
];
