import type { ProviderChange } from '#contract/integrations/sign-on.ts';
import { reason as reasonRule } from '#contract/staff/approvals.ts';
import { invalidFields } from '#server/core/errors.ts';
import { proposeProvider } from '#server/sign-on/manage-provider.ts';
import type { ProviderOwner } from '#server/sign-on/provider-owner.ts';
import { employeeRoles } from '#server/sign-on/provider-standing.ts';
import type { SignOnServices } from '#server/sign-on/sign-on-services.ts';
import type { Administrator } from './administrator.ts';
import { prepareApproval } from './approvals.ts';

/** The provider of the employees, as administrators set it up: one prepares, another one releases. */
export function administrationOfSignOn(services: SignOnServices) {
  const ownerOf = (by: Administrator): ProviderOwner => ({
    ...{ trid: undefined, by, roles: ['PORTAL_EMPLOYEE', ...employeeRoles] },
  });
  return {
    ownerOf,
    async propose(by: Administrator, change: ProviderChange): Promise<void> {
      const reason = reasonRule.safeParse(change.reason ?? '');
      if (!reason.success) throw invalidFields({ reason: reason.error.issues[0]?.message ?? 'required' });
      await proposeProvider(services, ownerOf(by), change, ({ id, before, after }) =>
        prepareApproval(services, by, { kind: 'signOn', subject: id, before, after, reason: reason.data }),
      );
    },
  };
}
