import { expect, test } from 'vitest';
import { directDependencies, packagesOfProduct, product } from '#scripts/documents/packages.ts';
import { billOfMaterials } from '#scripts/documents/third-party.ts';

const packages = packagesOfProduct();
const bill = JSON.parse(billOfMaterials(directDependencies()));

test('each package of the product has a licence that its use allows', () => {
  const refusals = packages.filter(({ license }) => /^unknown$|(?<!L)GPL|SSPL|BUSL|UNLICENSED/.test(license));
  expect(refusals.map(({ ref, license }) => `${ref}: ${license}`)).toEqual([]);
});

test('the bill of materials names what each package depends on and nothing that it does not list', () => {
  const listed = new Set(bill.components.map((entry: { 'bom-ref': string }) => entry['bom-ref']));
  const labels = bill.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
  expect(labels.filter((ref: string) => !listed.has(ref))).toEqual([]);
  expect(listed.size).toBe(packages.length);
  expect(bill.dependencies[0]).toMatchObject({ ref: `${product.name}@${product.version}` });
  expect(bill.dependencies[0].dependsOn.some((ref: string) => ref.startsWith('fastify@'))).toBe(true);
});

test('packages of developers are in no list of the product', () => {
  expect(packages.filter(({ name }) => ['vitest', '@biomejs/biome', '@playwright/test'].includes(name))).toEqual([]);
});
