import { hasNamesake, isPerson, type NamedPerson, peopleIn } from './find-in-data.ts';
import { mentionOf } from './person-name.ts';
import type { PersonCriteria } from './person-request.ts';

type Stored = Record<string, unknown>;

/** What stands where a name stood, and where anything else stood that must not be empty. */
export const erasedName = 'Gelöschte Person';
export const erasedText = '–';

const names =
  /^(?:.*lastName|companyName|company|customerName|customerCompany|customerContact|accountHolder|signer|displayName|owners|caption)$/i;
const texts =
  /^(?:.*firstName|companyAddition|position|message|text|note|remark|description|comment|answer|raw|why|stateReason|.*street|.*streetNumber|houseNumber|addressAddition|.*zip|.*city|.*town|bankName|.*e?mail|.*phone|.*mobile|.*fax|iban)$/i;
const dropped =
  /^(?:birthDate|nationality|website|vatId|taxNumber|registerNumber|registerCourt|bic|.*mandateReference|identNumber|customerPassword|mainNumber|notify|image|mandateImage|externalReference)$/i;
/** Codes of messages between carriers, where others write texts. */
const isCode = (value: string) => /^[A-Z]+(?:-[A-Z]+)*$/.test(value);
const files = /file|attachments$/i;
/** `name` is a person where it stands with what people have. */
const isNamed = (object: Stored) => ['email', 'phone', 'street', 'zip', 'position'].some((key) => key in object);

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function blankField(key: string, value: string): string | undefined {
  if (names.test(key)) return erasedName;
  if (dropped.test(key)) return undefined;
  return texts.test(key) && !(key === 'message' && isCode(value)) ? erasedText : value;
}

/** Data of a record without its people: numbers, states, products and amounts stay. */
export function blankAll<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') return blankField(key, value) as Value;
  if (Array.isArray(value)) {
    if (files.test(key) && value.every((one) => typeof one === 'string')) return [] as Value;
    return value.map((one) => blankAll(one, key)) as Value;
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => {
    if (name === 'name' && typeof one === 'string' && isNamed(value)) return [name, erasedName] as const;
    if (name === 'title' && peopleIn(value).length > 0) return [name, undefined] as const;
    return [name, blankAll(one, name)] as const;
  });
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined)) as Value;
}

/** Parts of a person's data that stand in objects of their own. */
const parts = /addr|bank|payment/i;
/** Fields of the matter rather than of the person, where both stand side by side. */
const ofTheMatter = /^(?:company.*|message|customerName|caption|notify|stateReason|externalReference)$/i;

/** Where a field belongs to a person by the beginning of its name. */
function personOf(people: readonly NamedPerson[], key: string): NamedPerson | undefined {
  const [nearest] = people
    .filter(({ prefix }) => key.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return nearest;
}

interface Blanked {
  readonly data: Stored;
  /** Other people or a company stand in it still. */
  readonly hasOthers: boolean;
}

/** Data of a record without one person: what it says of others, and of the matter, stays. */
export function blankPerson(data: Stored, criteria: PersonCriteria): Blanked {
  const mention = mentionOf(criteria);
  const isAmbiguous = hasNamesake(data, criteria);
  const without = (text: string) => (isAmbiguous ? text : text.replace(mention, erasedName));
  let hasOthers = isAmbiguous;

  const isOfAnother = ({ accountHolder }: Stored) =>
    typeof accountHolder === 'string' && accountHolder !== '' && accountHolder.search(mention) < 0;

  function ownField(key: string, value: unknown, { prefix }: NamedPerson): unknown {
    const bare = prefix === '' ? key : key.slice(prefix.length);
    if (typeof value === 'string') {
      if (ofTheMatter.test(bare)) return without(value);
      if (bare.toLowerCase() === 'title') return undefined;
      const left = blankField(bare, value);
      return left === value ? without(value) : left;
    }
    if (Array.isArray(value) && files.test(bare) && value.every((one) => typeof one === 'string')) return [];
    const isPart = prefix === '' && parts.test(key) && isObject(value) && peopleIn(value).length === 0;
    return isPart && !isOfAnother(value) ? blankAll(value, key) : blanked(value);
  }

  function blanked(value: unknown): unknown {
    if (typeof value === 'string') return without(value);
    if (Array.isArray(value)) return value.map(blanked);
    if (!isObject(value)) return value;
    const people = peopleIn(value);
    const own = people.filter((person) => isPerson(value, person, criteria));
    const { companyName, company } = value;
    if (people.length > own.length || companyName || company) hasOthers = true;
    const fields = Object.entries(value).map(([key, one]) => {
      const person = personOf(people, key);
      return [key, person && own.includes(person) ? ownField(key, one, person) : blanked(one)] as const;
    });
    return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
  }
  return { data: blanked(data) as Stored, hasOthers };
}

/** A text without the person's name. */
export const withoutPerson = (text: string, criteria: PersonCriteria): string =>
  text.replace(mentionOf(criteria), erasedName);
