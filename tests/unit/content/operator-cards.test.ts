import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatorRoles } from '#domain/access/operator-roles.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { root } from '../source-files.ts';

const folder = join(root, 'src/content/network-operators/de');
const cards = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const field = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];

test('§3-22 there is one card per role code, under its own name', () =>
  expect(cards.map(({ name, text }) => [name, field(text, 'role')]).sort()).toEqual(
    operatorRoles.map((role) => [`${role.toLowerCase()}.md`, role]).sort(),
  ));

test.each(cards)('§network-operators the card $name bears the provider’s readable name', ({ text }) =>
  expect(field(text, 'title')).toBe(providerName(field(text, 'provider') ?? '')),
);

test.each(cards)('§network-operators the card $name has a logo', ({ text }) =>
  expect(readdirSync(join(root, 'public/operators'))).toContain(field(text, 'logo')),
);
