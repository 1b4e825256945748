import type { RepositoryName } from '../../src/domain/library.ts';
import { isRepository } from '../../src/domain/library.ts';
import { shownName } from '../../src/domain/shown-name.ts';
import { operatorOf } from './search-text.ts';

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

/** A folder in words: `Netzbetreiber › Vierfunk Mobil GmbH › Aktionen` for `network-operators/VF/Aktionen`. */
export function placeName(folder: string): string {
  const [repository = '', ...below] = folder.split('/');
  // A foundation's statements lie in a folder named by its number.
  const shown = repository === 'commission-statements' ? below.slice(1) : below;
  const caption = isRepository(repository) ? names[repository] : repository;
  const inside = shown.map(
    (name, depth) => (depth === 0 && operatorOf(folder)) || shownName({ name, extension: '', type: 'folder' }),
  );
  return [caption, ...inside].join(' › ');
}
