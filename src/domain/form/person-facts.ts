import type { Fact, FactSection, FactTable } from './form-facts.ts';

/** A person as a form asks for them, in one entry. */
export interface Person {
  /** What the person is to the record: the name of their block. */
  readonly role: string;
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
}

const nameParts = ['salutation', 'title', 'firstName', 'lastName'] as const;
const personParts: readonly string[] = [...nameParts, 'position', 'phone', 'mobile', 'email'];

const groupOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const fieldOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const isPlain = (fact: Fact | FactTable): fact is Fact => !('rows' in fact);

function personIn(facts: readonly Fact[]): Person | undefined {
  const texts = new Map(facts.map(({ path, text }) => [fieldOf(path), text]));
  if (!texts.has('lastName')) return undefined;
  const [phone, email] = [texts.get('phone') ?? texts.get('mobile'), texts.get('email')];
  const position = texts.get('position');
  const role = facts[0]?.block ?? '';
  return {
    role: position ? [position, role].filter(Boolean).join(', ') : role,
    name: nameParts.flatMap((part) => texts.get(part) ?? []).join(' '),
    ...(phone && { phone }),
    ...(email && { email }),
  };
}

/** The parts of each person in a section, under the path of their group. */
function peopleByGroup({ facts }: FactSection): Map<string, readonly Fact[]> {
  const parts = facts.filter(isPlain).filter(({ path }) => path.includes('.') && personParts.includes(fieldOf(path)));
  const groups = Map.groupBy(parts, ({ path }) => groupOf(path));
  return new Map([...groups].filter(([, inside]) => personIn(inside)));
}

/** What tells people apart: a salutation is not everywhere asked for. */
const bareName = (facts: readonly Fact[]): string =>
  ['firstName', 'lastName'].map((part) => facts.find(({ path }) => fieldOf(path) === part)?.text ?? '').join(' ');

/** Two parts of one person do not contradict each other. */
const isSamePerson = (one: Person, other: Person): boolean =>
  (['phone', 'email'] as const).every((part) => !one[part] || !other[part] || one[part] === other[part]);

function joinedPerson(one: Person, other: Person): Person {
  const { name } = one.name.length >= other.name.length ? one : other;
  return { ...other, ...one, name, role: [...new Set([one.role, other.role])].join(', ') };
}

/** All that a form names, each once: who has two parts to play is told with the first. */
export function peopleIn(sections: readonly FactSection[]): Person[] {
  const people: { key: string; person: Person }[] = [];
  for (const facts of sections.flatMap((section) => [...peopleByGroup(section).values()])) {
    const person = personIn(facts);
    if (!person) continue;
    const key = bareName(facts);
    const before = people.find((one) => one.key === key && isSamePerson(one.person, person));
    if (before) before.person = joinedPerson(before.person, person);
    else people.push({ key, person });
  }
  return people.map(({ person }) => person);
}

/** `Herr Timo Kabel · Technik · +49 30 23125-355 · kabel@example.com`. */
function personLine(facts: readonly Fact[]): string {
  const text = (name: string) => facts.find(({ path }) => fieldOf(path) === name)?.text;
  const name = nameParts.flatMap((part) => text(part) ?? []).join(' ');
  return [name, ...['position', 'phone', 'mobile', 'email'].map(text)].filter(Boolean).join(' · ');
}

const addressParts: readonly string[] = ['street', 'houseNumber', 'addressAddition', 'zip', 'city', 'country'];
const isAddressPart = (path: string) => path.includes('.') && addressParts.includes(fieldOf(path));

function addressLine(facts: readonly Fact[]): string {
  const text = (name: string) => facts.find(({ path }) => fieldOf(path) === name)?.text ?? '';
  const pair = (one: string, other: string) => [text(one), text(other)].filter(Boolean).join(' ');
  return [pair('street', 'houseNumber'), text('addressAddition'), pair('zip', 'city'), text('country')]
    .filter(Boolean)
    .join(', ');
}

/** With each person, and each address, in one line: a salutation never stands alone. */
export function joinedFacts(section: FactSection): FactSection {
  const people = peopleByGroup(section);
  const addresses = Map.groupBy(
    section.facts.filter(isPlain).filter(({ path }) => isAddressPart(path)),
    ({ path }) => groupOf(path),
  );
  const lines = new Map<string, string>();
  for (const [group, facts] of people) lines.set(group, personLine(facts));
  for (const [group, facts] of addresses) if (!lines.has(group)) lines.set(group, addressLine(facts));
  const isJoined = (fact: Fact | FactTable): fact is Fact =>
    isPlain(fact) &&
    (people.has(groupOf(fact.path)) ? personParts.includes(fieldOf(fact.path)) : isAddressPart(fact.path));
  const placed = new Set<string>();
  return {
    ...section,
    facts: section.facts.flatMap((fact): (Fact | FactTable)[] => {
      if (!isJoined(fact)) return [fact];
      const group = groupOf(fact.path);
      if (placed.has(group)) return [];
      placed.add(group);
      return [{ path: group, label: fact.block ?? section.title, text: lines.get(group) ?? '', isLong: false }];
    }),
  };
}
