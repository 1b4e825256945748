import { isPerson, peopleIn } from './find-in-data.ts';
import { mentionOf } from './person-name.ts';
import type { PersonCriteria } from './person-request.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A part of a record that is about the person: where it stands, and what it says. */
export interface PersonPart {
  readonly path: string;
  readonly values: unknown;
}

const parts = /addr|bank|payment|consent/i;
const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a record with several people says of one of them: others have a right not to be shown (Art. 15 (4) GDPR). */
export function personParts(data: Stored, criteria: PersonCriteria, path = ''): PersonPart[] {
  const people = peopleIn(data);
  const own = people.filter((person) => isPerson(data, person, criteria));
  const inner = Object.entries(data).flatMap(([key, value]) => {
    const below = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string')
      return value.search(mentionOf(criteria)) >= 0 ? [{ path: below, values: value }] : [];
    if (isObject(value)) return personParts(value, criteria, below);
    if (!Array.isArray(value)) return [];
    return value.flatMap((one, at) => (isObject(one) ? personParts(one, criteria, `${below}.${at}`) : []));
  });
  const outer = own.map(({ prefix }) => {
    const values = Object.entries(data).filter(([key, value]) => {
      if (!key.startsWith(prefix)) return false;
      if (people.some((one) => one.prefix.length > prefix.length && key.startsWith(one.prefix))) return false;
      return !isObject(value)
        ? !Array.isArray(value)
        : prefix === '' && parts.test(key) && peopleIn(value).length === 0;
    });
    return { path: path || '.', values: Object.fromEntries(values) };
  });
  return [...outer, ...inner];
}
