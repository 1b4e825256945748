import { texts } from './client.ts';
import type { Namespace, Resources } from './resources.ts';

/** What the texts of every type of records say under the same keys: of its list, and of one of them. */
type RecordWords = Pick<Resources['tickets'], 'list' | 'one'>;
type KeyOf<Group extends keyof RecordWords> = `${Group}.${keyof RecordWords[Group] & string}`;

/** The namespaces that say all of it. */
export type RecordNamespace = { [N in Namespace]: Resources[N] extends RecordWords ? N : never }[Namespace];

export const recordTexts = (namespace: RecordNamespace): ((key: KeyOf<'list'> | KeyOf<'one'>) => string) =>
  texts(namespace as 'tickets');
