import type { ScimGroupRow, ScimUserRow } from '#server/queries/integrations/scim.ts';
import { isActive } from './scim-users.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';
const api = 'urn:ietf:params:scim:api:messages:2.0';

const meta = (resourceType: string, location: string, created?: number) => ({
  ...{ resourceType, location },
  ...(created !== undefined && { created: new Date(created).toISOString() }),
});

/** Groups stand with the user where they are asked for. */
export const userResource = (base: string, row: ScimUserRow) => ({
  schemas: [`${core}:User`],
  ...{ id: row.id, userName: row.email, displayName: row.displayName, name: { formatted: row.displayName } },
  ...(row.externalId !== null && { externalId: row.externalId }),
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: isActive(row),
  meta: meta('User', `${base}/Users/${row.id}`, row.created),
});

export const groupResource = (base: string, row: ScimGroupRow) => ({
  schemas: [`${core}:Group`],
  ...{ id: row.id, displayName: row.displayName },
  ...(row.externalId !== null && { externalId: row.externalId }),
  members: row.members.map((value) => ({ value, $ref: `${base}/Users/${value}` })),
  meta: meta('Group', `${base}/Groups/${row.id}`, row.created),
});

export const listResource = (resources: readonly object[], totalResults: number, startIndex: number) => ({
  schemas: [`${api}:ListResponse`],
  ...{ totalResults, startIndex, itemsPerPage: resources.length, Resources: resources },
});

const on = { supported: true };
const off = { supported: false };

export const providerConfig = (base: string, maxResults: number) => ({
  schemas: [`${core}:ServiceProviderConfig`],
  ...{ patch: on, bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 }, filter: { ...on, maxResults } },
  ...{ changePassword: off, sort: off, etag: off },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token of the provider', primary: true },
  ],
  meta: meta('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
});

export const resourceTypes = (base: string) =>
  ['User', 'Group'].map((name) => ({
    schemas: [`${core}:ResourceType`],
    ...{ id: name, name, endpoint: `/${name}s`, schema: `${core}:${name}` },
    meta: meta('ResourceType', `${base}/ResourceTypes/${name}`),
  }));

const attribute = (name: string, type: string, more: object = {}) => ({
  ...{
    name,
    type,
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
  },
  uniqueness: 'none',
  ...more,
});
const value = attribute('value', 'string');

export const schemas = (base: string) => [
  {
    ...{ schemas: [`${core}:Schema`], id: `${core}:User`, name: 'User', description: 'A user of the organisation' },
    attributes: [
      attribute('userName', 'string', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'string', { caseExact: true, uniqueness: 'server' }),
      attribute('displayName', 'string'),
      attribute('name', 'complex', {
        subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute(name, 'string')),
      }),
      attribute('emails', 'complex', { multiValued: true, subAttributes: [value, attribute('primary', 'boolean')] }),
      attribute('active', 'boolean'),
    ],
    meta: meta('Schema', `${base}/Schemas/${core}:User`),
  },
  {
    ...{
      schemas: [`${core}:Schema`],
      id: `${core}:Group`,
      name: 'Group',
      description: 'A group, of which the mapping makes roles',
    },
    attributes: [
      attribute('displayName', 'string', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'string', { caseExact: true }),
      attribute('members', 'complex', { multiValued: true, subAttributes: [value] }),
    ],
    meta: meta('Schema', `${base}/Schemas/${core}:Group`),
  },
];
