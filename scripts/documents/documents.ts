import { configurationPage } from './configuration-page.ts';
import { scalingPage } from './growth-table.ts';
import { directDependencies } from './packages.ts';
import { billOfMaterials, licensesPage } from './third-party.ts';

/** Documents that are made, with what makes them. */
export const documents: Readonly<Record<string, () => string>> = {
  'docs/operations/configuration.md': configurationPage,
  'docs/operations/scaling.md': scalingPage,
  'LICENSE-THIRD-PARTY.md': licensesPage,
  'sbom.json': () => billOfMaterials(directDependencies()),
};
