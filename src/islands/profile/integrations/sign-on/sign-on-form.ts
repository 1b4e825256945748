import * as z from 'zod/mini';
import { type Provider, type ProviderChange, providerChange } from '#contract/integrations/sign-on.ts';

/** Several values of one field, with commas, semicolons or lines between. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

const { shape } = providerChange;
const list = z.string().check(z.maxLength(4000, 'tooLong:4000'));

/** Which values of the claim give a role: one field for each. */
export const roleField = (role: string): string => `role_${role}`;

/** A provider as its form asks for it. */
export const signOnForm = (roles: readonly string[], needsReason: boolean) =>
  z.object({
    ...{ name: shape.name, issuer: shape.issuer, clientId: shape.clientId },
    secret: z.string().check(z.maxLength(500, 'tooLong:500')),
    domains: list.check(
      z.refine((text) => listOf(text).every((one) => shape.domains.def.element.safeParse(one).success), 'mailDomain'),
    ),
    ...{ rolesClaim: shape.mapping.shape.rolesClaim, idClaim: shape.mapping.shape.idClaim },
    ...{ organisationClaim: shape.mapping.shape.organisationClaim, organisations: list, factorValues: list },
    ...{ createsUsers: z.boolean(), passwordOff: z.boolean(), endsAtProvider: z.boolean(), password: shape.password },
    ...Object.fromEntries(roles.map((role) => [roleField(role), list])),
    reason: needsReason ? z.string().check(z.minLength(3, 'tooShort:3'), z.maxLength(300, 'tooLong:300')) : z.string(),
  });

export function formDefaults(provider: Provider | undefined, roles: readonly string[]) {
  const { mapping } = provider ?? {};
  const valuesOf = (role: string) =>
    (mapping?.roles ?? []).filter((row) => row.role === role).map(({ value }) => value);
  return {
    ...{ name: provider?.name ?? '', issuer: provider?.issuer ?? '', clientId: provider?.clientId ?? '', secret: '' },
    domains: (provider?.domains ?? []).join(', '),
    ...{ rolesClaim: mapping?.rolesClaim ?? 'groups', idClaim: mapping?.idClaim ?? '' },
    organisationClaim: mapping?.organisationClaim ?? '',
    organisations: (mapping?.organisations ?? []).map(({ value, trid }) => `${value} = ${trid}`).join('\n'),
    factorValues: (provider?.factorValues ?? []).join(', '),
    ...{ createsUsers: provider?.createsUsers ?? false, passwordOff: provider?.passwordOff ?? false },
    endsAtProvider: provider?.endsAtProvider ?? false,
    ...Object.fromEntries(roles.map((role) => [roleField(role), valuesOf(role).join(', ')])),
    ...{ password: '', reason: '' },
  };
}
export type SignOnFormValues = ReturnType<typeof formDefaults>;

/** `sommer = 1001`, one a line. */
const organisationsOf = (text: string) =>
  listOf(text).map((line) => {
    const [value = '', trid = ''] = line.split('=').map((part) => part.trim());
    return { value, trid };
  });

export function changeOf(
  values: Record<string, unknown>,
  provider: Provider | undefined,
  roles: readonly string[],
): ProviderChange {
  const text = (name: string) => String(values[name] ?? '');
  const mapped = roles.flatMap((role) => listOf(text(roleField(role))).map((value) => ({ value, role })));
  // Rows that the reader may not give stay as they are.
  const others = (provider?.mapping.roles ?? []).filter(({ role }) => !roles.includes(role));
  const all = [...mapped, ...others];
  const organisations = organisationsOf(text('organisations'));
  const secret = text('secret');
  return {
    ...{ name: text('name'), issuer: text('issuer'), clientId: text('clientId'), domains: listOf(text('domains')) },
    mapping: {
      ...{ rolesClaim: text('rolesClaim'), roles: all, idClaim: text('idClaim') },
      ...{ organisationClaim: text('organisationClaim'), organisations },
    },
    ...{ createsUsers: values['createsUsers'] === true, passwordOff: values['passwordOff'] === true },
    endsAtProvider: values['endsAtProvider'] === true,
    ...{ factorValues: listOf(text('factorValues')), version: provider?.version ?? 0, password: text('password') },
    ...((secret !== '' || !provider) && { secret }),
    ...(text('reason') && { reason: text('reason') }),
  };
}
