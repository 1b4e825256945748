import { folderTrail } from '#domain/documents/folder-trail.ts';
import type { RepositoryName } from '#domain/documents/library.ts';
import { operatorOf } from '../search/search-text.ts';

/** What the repositories are called on the screen. */
const names: Record<RepositoryName, string> = {
  'network-operators': 'Netzbetreiber',
  'distribution-services': 'Distributionsleistungen',
  'commission-lists': 'Provisionslisten',
  contracts: 'Verträge',
  'billing-documents': 'Abrechnungsunterlagen',
  'commission-statements': 'Provisionsabrechnungen',
  tutorials: 'Tutorials',
  films: 'Filme & Videos',
  newsletters: 'Newsletter',
  'price-lists': 'Preislisten',
  templates: 'Vorlagen',
};

/** A folder in the words of mails. */
export const folderLabel = (folder: string): string =>
  folderTrail(folder, { repository: (name) => names[name], operator: () => operatorOf(folder) });
