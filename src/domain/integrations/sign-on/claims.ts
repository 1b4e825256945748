/** How claims of a provider become roles and organisations of the portal. */
export interface ClaimMapping {
  /** Names a claim, below others with dots: `realm_access.roles`. */
  readonly rolesClaim: string;
  readonly roles: readonly { readonly value: string; readonly role: string }[];
  /** The claim that holds what SCIM calls `externalId`; empty where none does. */
  readonly idClaim: string;
  readonly organisationClaim: string;
  readonly organisations: readonly { readonly value: string; readonly trid: string }[];
}

export const noMapping: ClaimMapping = {
  ...{ rolesClaim: '', roles: [], idClaim: '', organisationClaim: '', organisations: [] },
};

export type Claims = Readonly<Record<string, unknown>>;

function claimAt(claims: unknown, path: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  if (Object.hasOwn(claims, path)) return (claims as Claims)[path];
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0 || !Object.hasOwn(claims, first)) return undefined;
  return claimAt((claims as Claims)[first], rest.join('.'));
}

/** The texts of a claim, which is one or a list of them. */
export function claimValues(claims: Claims, path: string): string[] {
  const value = path === '' ? undefined : claimAt(claims, path);
  return [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
}

interface Assignment<T extends string> {
  /** What the claims give. */
  readonly given: readonly T[];
  /** What they decide about: it is taken where they do not give it. */
  readonly decided: readonly T[];
}

const assign = (values: readonly string[], rows: readonly (readonly [value: string, target: string])[]) => ({
  given: [...new Set(rows.filter(([value]) => values.includes(value)).map(([, target]) => target))],
  decided: [...new Set(rows.map(([, target]) => target))],
});

export const rolesOfClaims = ({ rolesClaim, roles }: ClaimMapping, claims: Claims): Assignment<string> =>
  assign(
    claimValues(claims, rolesClaim),
    roles.map(({ value, role }) => [value, role] as const),
  );

/** The same of groups that SCIM names. */
export const rolesOfGroups = ({ roles }: ClaimMapping, groups: readonly string[]): Assignment<string> =>
  assign(
    groups,
    roles.map(({ value, role }) => [value, role] as const),
  );

export const organisationsOfClaims = (
  { organisationClaim, organisations }: ClaimMapping,
  claims: Claims,
): Assignment<string> =>
  assign(
    claimValues(claims, organisationClaim),
    organisations.map(({ value, trid }) => [value, trid] as const),
  );

/** What is held after an assignment; what it does not decide about stays. */
export const withAssigned = (held: readonly string[], { given, decided }: Assignment<string>): string[] => [
  ...held.filter((one) => !decided.includes(one) || given.includes(one)),
  ...given.filter((one) => !held.includes(one)),
];

const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

/** The mail address that the provider vouches for, in small letters; `xms_edov` is the word of Entra ID for it. */
export function verifiedMail(claims: Claims): string | undefined {
  const { email } = claims;
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  return isTrue(claims['email_verified']) || isTrue(claims['xms_edov']) ? email.toLowerCase() : undefined;
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether the provider asked for a second factor, by the values that count as one. */
export const provedFactor = (claims: Claims, factorValues: readonly string[]): boolean =>
  [...claimValues(claims, 'amr'), ...claimValues(claims, 'acr')].some((value) => factorValues.includes(value));

/** How the user is called at the provider; the beginning of the address where it does not say. */
export function nameOfClaims(claims: Claims, email: string): string {
  const [name] = claimValues(claims, 'name');
  const parts = [...claimValues(claims, 'given_name'), ...claimValues(claims, 'family_name')];
  return (name ?? parts.join(' ').trim()).slice(0, 120) || email.slice(0, email.indexOf('@'));
}
