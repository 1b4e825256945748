import type { LibraryPath } from './library-path.ts';

/** Who may see a file; files with the same rule share one audience. */
export interface AudienceRule {
  repository: string;
  /** Empty where the file belongs to no foundation. */
  trid: string;
  /** In capitals and sorted; anybody who sees the repository where there is none. */
  roles: string[];
}

export const audienceOf = ({ path, repository }: LibraryPath, roles: readonly string[]): AudienceRule => ({
  repository,
  trid: repository === 'commission-statements' ? (path.split('/')[1] ?? '') : '',
  roles: [...new Set(roles.map((role) => role.toUpperCase()))].sort(),
});
