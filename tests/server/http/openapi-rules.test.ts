import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples, operationIdOf } from '#server/openapi/complete-document.ts';
import { tagDescriptions } from '#server/openapi/tags.ts';
import { openPortal, type Portal } from '../support/portal.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, unknown>[];
}
interface Document {
  tags: { name: string; description: string }[];
  components: { securitySchemes: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
}

let portal: Portal;
let source: string;
let operations: { call: string; operation: Operation }[];
let document: Document;
beforeAll(async () => {
  portal = await openPortal();
  source = (await portal.call('GET', '/openapi.json')).body;
  document = JSON.parse(source);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replace('/api', '')}`,
      operation,
    })),
  );
});
afterAll(() => portal.close());

/** Rules that are unfit here, each with its reason. */
const withoutRules = {
  // The interface is for partners under contract; there is no licence to name.
  'info-license': 'off',
  // Devices at hotspots call an address that ends so.
  'no-path-trailing-slash': 'off',
} as const;

test('§interface the description passes the recommended rules of a linter, its examples too', async () => {
  const rules = {
    ...withoutRules,
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location: [place] }) => [ruleId, message, place?.pointer].join(' '))).toEqual(
    [],
  );
});

test('§interface each call has a name of its own, which comes from its address', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toContain('getFoundationByTridData');
  expect(operationIdOf('PATCH', '/api/uploads/{id}')).toBe('patchUploadsById');
});

test('§interface each group of calls is described', () => {
  expect(document.tags).toEqual(
    Object.entries(tagDescriptions)
      .map(([name, description]) => ({ name, description }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  expect(document.tags.every(({ description }) => description !== '')).toBe(true);
});

const forKeys = () =>
  operations.flatMap(({ call, operation }) => (operation.security.some((one) => 'key' in one) ? [call] : []));

test('§integrations each call that keys may make has an example', () => {
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'key']);
  expect(forKeys().toSorted()).toEqual(Object.keys(examples).toSorted());
});
