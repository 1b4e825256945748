import { dialled, isSameName, mentionOf } from './person-name.ts';
import type { PersonCriteria } from './person-request.ts';

type Stored = Readonly<Record<string, unknown>>;

/** `sure`: the name and something that no other person shares. `likely`: the name and a telephone number, or the name alone. */
export type Match = 'sure' | 'likely';

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A person in an object by the names of its fields: `contactFirstName` and `contactLastName` share `contact`. */
export interface NamedPerson {
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const peopleIn = (object: Stored): NamedPerson[] =>
  Object.entries(object).flatMap(([key, value]) => {
    const prefix = /^(.*?)lastName$/i.exec(key)?.[1];
    if (prefix === undefined || !textOf(value).trim()) return [];
    const first = textOf(object[prefix === '' ? 'firstName' : `${prefix}FirstName`]);
    return [{ prefix, firstName: first, lastName: textOf(value) }];
  });

const withPrefix = ({ prefix }: NamedPerson, key: string): string =>
  prefix === '' ? key : prefix + key.slice(0, 1).toUpperCase() + key.slice(1);

/** Whether an object says of this person what is known, or something else. */
function attributes(object: Stored, person: NamedPerson, criteria: PersonCriteria) {
  const of = (...keys: string[]) => keys.map((key) => textOf(object[withPrefix(person, key)])).filter(Boolean);
  const { birthDate, email, phone } = criteria;
  const [born] = of('birthDate');
  const hasEmail =
    email !== undefined && of('email', 'invoiceEmail').some((one) => one.toLowerCase() === email.toLowerCase());
  const hasPhone = phone !== undefined && of('phone', 'mobile', 'fax').some((one) => dialled(one) === dialled(phone));
  const isAnother = birthDate !== undefined && born !== undefined && born !== birthDate;
  return { isAnother, isSure: hasEmail || (birthDate !== undefined && born === birthDate), hasPhone };
}

/** True where a person in an object is the one that is looked for. */
export const isPerson = (object: Stored, person: NamedPerson, criteria: PersonCriteria): boolean =>
  isSameName(criteria, person) && !attributes(object, person, criteria).isAnother;

/** Another person of that name, by another birthday, stands in the data. */
export function hasNamesake(data: Stored, criteria: PersonCriteria): boolean {
  for (const object of objectsIn(data))
    for (const person of peopleIn(object))
      if (isSameName(criteria, person) && !isPerson(object, person, criteria)) return true;
  return false;
}

function* objectsIn(value: unknown): Generator<Stored> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one);
  if (!isObject(value)) return;
  yield value;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

/** All texts of some data. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (isObject(value)) for (const one of Object.values(value)) yield* textsIn(one);
}

/** How surely a record names the person; `numbers` are those by which its customer is known. */
export function findPerson(
  data: Stored,
  criteria: PersonCriteria,
  numbers: readonly (string | null | undefined)[] = [],
): Match | undefined {
  const { customerNumber } = criteria;
  const hasNumber = customerNumber !== undefined && numbers.includes(customerNumber);
  let match: Match | undefined;
  let isAnother = false;
  for (const object of objectsIn(data))
    for (const person of peopleIn(object)) {
      if (!isSameName(criteria, person)) continue;
      const said = attributes(object, person, criteria);
      if (said.isAnother) isAnother = true;
      else if (said.isSure || hasNumber) return 'sure';
      else match = 'likely';
    }
  if (match) return match;
  // Only namesakes with another birthday stand here: a text that names them means them.
  if (isAnother) return undefined;
  const mention = mentionOf(criteria);
  for (const text of textsIn(data)) if (text.search(mention) >= 0) return hasNumber ? 'sure' : 'likely';
  return undefined;
}
