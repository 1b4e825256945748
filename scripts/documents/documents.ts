import { configurationPage } from './configuration-page.ts';

/** Documents that are made, with what makes them. */
export const documents: Readonly<Record<string, () => string>> = {
  'docs/operations/configuration.md': configurationPage,
};
