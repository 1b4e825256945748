import type { NoticeAudience } from '#contract/notices/notice.ts';
import { hasRole } from '../access/roles.ts';

/** What is known of an organisation that an audience may ask for; area codes only those that were asked. */
export interface AudienceFacts {
  readonly trid: string;
  readonly operators: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  readonly areaCodes: ReadonlySet<string>;
}

/** Audiences of more users are asked about a second time before mails go out. */
export const maxMailsUnasked = 50;

const isAny = (wanted: readonly string[], existing: ReadonlySet<string>): boolean =>
  wanted.length === 0 || wanted.some((one) => existing.has(one));

/** Whether an organisation is of an audience, whichever of its users asks. */
export const matchesFoundation = (audience: NoticeAudience, facts: AudienceFacts): boolean =>
  isAny(audience.foundations, new Set([facts.trid])) &&
  isAny(audience.operators, facts.operators) &&
  isAny(audience.products, facts.products) &&
  isAny(audience.areaCodes, facts.areaCodes);

/** Whether a user with these roles is of an audience for an organisation, or for none. */
export const matchesAudience = (
  audience: NoticeAudience,
  roles: readonly string[],
  facts: AudienceFacts | undefined,
): boolean =>
  hasRole(audience.roles, roles) && (facts ? matchesFoundation(audience, facts) : asksNothingOfFoundations(audience));

const asksNothingOfFoundations = ({ foundations, operators, products, areaCodes }: NoticeAudience): boolean =>
  [foundations, operators, products, areaCodes].every((list) => list.length === 0);

export const isEverybody = (audience: NoticeAudience): boolean =>
  audience.roles.length === 0 && asksNothingOfFoundations(audience);

/** Whether publishing asks a second time: mails cannot be called back. */
export const needsConfirmation = (audience: NoticeAudience, hasMail: boolean, users: number): boolean =>
  isEverybody(audience) || (hasMail && users > maxMailsUnasked);
