import { mayAccess } from '#domain/access/access.ts';
import { hasRole, isEmployee } from '#domain/access/roles.ts';
import { isRepository, type RepositoryName, repositories } from '#domain/documents/library.ts';
import { type AudienceRule, demandsOf } from './audience.ts';

/** A foundation that the user acts for, with its tags, or no foundation. */
export interface Scope {
  trid: string;
  type: string;
}

/** What a user may see of the library; every list, search, count and download goes by it. */
export interface View {
  /** Numbers of the audiences that the user belongs to, with their repositories. */
  audiences: ReadonlyMap<number, string>;
  repositories: readonly RepositoryName[];
  /** Foundations that the user acts for. */
  own: readonly string[];
  /** Foundations with own documents that may be seen; undefined for all of them. */
  trids: readonly string[] | undefined;
}

/** The tags of two foundations are never taken together: one scope alone must give all that is needed (§6-1). */
export function maySee(rule: AudienceRule, userRoles: readonly string[], scopes: readonly Scope[]): boolean {
  const { repository, trid } = rule;
  if (!isRepository(repository)) return false;
  // Employees pass all guards of documents (§6-5).
  if (isEmployee(userRoles)) return true;
  return scopes.some(
    (scope) =>
      mayAccess(repositories[repository].access, userRoles, scope.type) &&
      (trid === '' || trid === scope.trid) &&
      demandsOf(rule).every((roles) => hasRole(roles, userRoles, scope.type)),
  );
}
