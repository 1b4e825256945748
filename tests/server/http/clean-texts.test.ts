import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordTypes } from '#server/records/registry.ts';
import { openPortal, type Portal } from '../support/portal.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly [part: string]: unknown;
}

const parts = ['innerType', 'element', 'keyType', 'valueType', 'in', 'catchall', 'left', 'right'] as const;

/** Every text that a contract takes, by its path; contracts that take anything have none. */
function textFields(
  contract: z.ZodMiniType,
  path = '',
  around: readonly z.ZodMiniType[] = [],
): { path: string; field: z.ZodMiniType }[] {
  if (around.includes(contract)) return [];
  const inside = [...around, contract];
  const definition = contract._zod.def as unknown as Definition;
  if (definition.type === 'string') return [{ path, field: contract }];
  return [
    ...Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
      textFields(field, path ? `${path}.${name}` : name, inside),
    ),
    ...[...(definition.options ?? []), ...(definition.items ?? [])].flatMap((option) =>
      textFields(option, path, inside),
    ),
    ...parts.flatMap((part) => (definition[part] ? textFields(definition[part] as z.ZodMiniType, path, inside) : [])),
  ];
}

/** Decomposed letters, invisible characters and Windows line breaks; some contracts accept only one form. */
const dirtyTexts = [
  'Bu\u0308ro\u200b Sommer',
  'Bu\u0308ro\u00ad Sommer\r\nTelekom\ufeff',
  'a\u200bbcdefghijklmnop',
  'A1\u200b',
  '1\u200b2',
  'e\u0301/e\u0301',
  'https://e\u0301.example.com/\u200b',
  'e\u0301\u200b@example.com',
];
const isClean = (text: string) => text === text.normalize('NFC') && !/[\u200b\u00ad\ufeff\r]/.test(text);

/** Passwords and secrets count sign by sign. */
const secrets =
  /(?:^|\.)(?:password|current|repeat|_ticket|token|secret|passwordProof|recoveryCode|setup|passkey\..*|credential\..*)$/;
/** References to existing things: a reference to nothing is refused and stored nowhere. */
const references =
  /(?:^|\.)(?:id|ids|type|_action|version|termsVersion|owner|copies|partners|deputy|file|proofs|defaultFoundation|order|hidden|confirmedWarnings)$/;
/** Keys of records; names of files, which stay as they are on the disk. */
const keys = /(?:^|\.)(?:prices|values|data|rows|path|paths|_attachment)$/;

const dirtyFields = (contract: z.ZodMiniType): string[] =>
  textFields(contract).flatMap(({ path, field }) => {
    const comesOutDirty = dirtyTexts.some((text) => {
      const read = z.safeParse(field, text);
      return read.success && !isClean(String(read.data));
    });
    return comesOutDirty && ![secrets, references, keys].some((exception) => exception.test(path)) ? [path] : [];
  });

describe('every text of a contract comes out clean', () => {
  test.each(recordTypes.map((type) => [type.type, type] as const))('%s', (_name, { create, actions }) => {
    const called = Object.entries(actions).flatMap(([name, { input, internal }]) =>
      internal ? [] : [[name, input] as const],
    );
    const contracts = { create, ...Object.fromEntries(called) };
    const faults = Object.entries(contracts).flatMap(([name, contract]) =>
      contract ? dirtyFields(contract as z.ZodMiniType).map((path) => `${name}: ${path}`) : [],
    );
    expect(faults).toEqual([]);
  });

  describe('in the body of a route', () => {
    let portal: Portal;
    beforeAll(async () => {
      portal = await openPortal();
      return portal.close;
    });
    test('of every one', () => {
      const faults = [...portal.bodies].flatMap(([route, body]) =>
        dirtyFields(body as z.ZodMiniType).map((path) => `${route}: ${path}`),
      );
      expect(faults).toEqual([]);
      expect(portal.bodies.size).toBeGreaterThan(30);
    });
  });
});
