import * as z from 'zod/mini';
import { domainName, guid } from '#contract/devices.ts';
import { choice } from '#contract/fields.ts';
import type { Rule, Section } from '#domain/form/form-description.ts';
import { checkbox, line, radio } from '#domain/form/form-fields.ts';

const teamsModels = ['hosted', 'ownSbc', 'operatorConnect'] as const;

/** Section K. */
export const teamsSection: Section = {
  name: 'teams',
  step: 'teams',
  title: 'section.teams',
  fields: {
    tenantId: line('tenantId', guid),
    tenantDomain: line('tenantDomain', domainName),
    teamsModel: radio('teamsModel', choice(teamsModels), { words: 'teamsModels' }),
    sbcFqdn: line('sbcFqdn', domainName, { follows: true, when: { field: 'teamsModel', is: ['ownSbc'] } }),
    phoneLicense: checkbox('phoneLicense', z.boolean()),
  },
};

const isShared = (domain: unknown) => /\.onmicrosoft\.com$/i.test(String(domain ?? '').trim());

const ownDomain: Rule = (values) =>
  values['teamsModel'] === 'ownSbc'
    ? ['tenantDomain', 'sbcFqdn'].flatMap((path) => (isShared(values[path]) ? [{ path, key: 'ownDomain' }] : []))
    : [];
const licences: Rule = ({ phoneLicense }) =>
  phoneLicense === true ? [] : [{ path: 'phoneLicense', key: 'noTeamsLicences', isWarning: true }];

export const teamsRules: readonly Rule[] = [ownDomain, licences];
