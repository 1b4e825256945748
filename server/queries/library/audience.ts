/** Who may see a file; files with the same rule share one audience. */
export interface AudienceRule {
  repository: string;
  /** Empty where the file belongs to no foundation. */
  trid: string;
  /**
   * The file's own roles, in capitals and sorted, of which one is needed; anybody who sees the repository where there
   * is none. Behind them, each beginning with `&`, what the folders above demand: one of the roles between `|`.
   */
  roles: string[];
}

const inOrder = (roles: readonly string[]): string[] => [...new Set(roles.map((role) => role.toUpperCase()))].sort();

/** `above`: the roles of each folder that names some, of which one is needed for each of them. */
export const audienceOf = (
  { path, repository }: { path: string; repository: string },
  roles: readonly string[],
  above: readonly (readonly string[])[] = [],
): AudienceRule => ({
  repository,
  trid: repository === 'commission-statements' ? (path.split('/')[1] ?? '') : '',
  roles: [...inOrder(roles), ...inOrder(above.map((some) => `&${inOrder(some).join('|')}`))],
});

const isFromAbove = (role: string): boolean => role.startsWith('&');

/** The roles of an audience that are its files' own. */
export const ownRoles = ({ roles }: Pick<AudienceRule, 'roles'>): string[] =>
  roles.filter((role) => !isFromAbove(role));

/** Lists of roles, of each of which one is needed. */
export function demandsOf(rule: Pick<AudienceRule, 'roles'>): string[][] {
  const above = rule.roles.filter(isFromAbove).map((some) => some.slice(1).split('|'));
  return [ownRoles(rule), ...above];
}
