import { packagesOfProduct, product } from './packages.ts';

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An SPDX identifier, or an expression of several. */
const licenseOf = (license: string) =>
  /[() ]/.test(license) ? { expression: license.replace(/^\((.*)\)$/, '$1') } : { license: { id: license } };

function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: `SHA-${algorithm.slice(3)}`, content: Buffer.from(digest, 'base64').toString('hex') };
}

/** JSON with a line for each entry of a list, so that a changed package is a changed line. */
function inLines(bill: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(bill).map(([name, value]) => {
    const lines = Array.isArray(value) ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]` : undefined;
    return `${JSON.stringify(name)}: ${lines ?? JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** The bill of materials of the product (CycloneDX 1.6), without a time and a serial number: the same lock gives the same text. */
export function billOfMaterials(direct: readonly string[]): string {
  const packages = packagesOfProduct();
  const refs = new Set(packages.map(({ ref }) => ref));
  const { name, version, description } = product;
  const own = { 'bom-ref': `${name}@${version}`, type: 'application', name, version, description };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components: packages.map(({ ref, name, version, license, integrity, isOptional }) => ({
      'bom-ref': ref,
      type: 'library',
      name,
      version,
      scope: isOptional ? 'optional' : 'required',
      ...(integrity && { hashes: [hashOf(integrity)] }),
      licenses: [licenseOf(license)],
      purl: purlOf(name, version),
    })),
    dependencies: [
      { ref: own['bom-ref'], dependsOn: direct.filter((ref) => refs.has(ref)) },
      ...packages.map(({ ref, dependsOn }) => ({ ref, dependsOn })),
    ],
  };
  return inLines(bill);
}

/** Packages of the product by licence. */
export function licensesPage(): string {
  const packages = packagesOfProduct();
  const licenses = [...new Set(packages.map(({ license }) => license))].sort();
  return [
    '# Third-party licences',
    '',
    'Made from `package-lock.json` by `npm run docs`; do not edit this page. It lists the packages that the product uses, the ones of',
    'other systems and processors included; tools of developers are left out. The text of each licence lies in the folder of the package',
    'in `node_modules`. The same packages with their checksums are in `sbom.json` (CycloneDX).',
    '',
    `${packages.length} packages.`,
    '',
    '## Files that are no packages',
    '',
    '- `server/pdf/fonts`: Arimo, Apache-2.0, copyright Google LLC',
    '- `src/contract/numbering/area-codes.txt`: geocoding data of libphonenumber, Apache-2.0, copyright The Libphonenumber Authors',
    ...licenses.flatMap((license) => [
      '',
      `## ${license}`,
      '',
      ...packages
        .filter((entry) => entry.license === license)
        .map(({ name, version }) => `- [${name}](https://www.npmjs.com/package/${name}/v/${version}) ${version}`),
    ]),
    '',
  ].join('\n');
}
