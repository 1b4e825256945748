import * as api from '#api/staff/administration.ts';
import type { ApprovalAction } from '#contract/staff/approvals.ts';
import type { OrganisationAction, UserAction } from '#contract/staff/organisations.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What is searched, which organisation is open, and which of its people are looked at. */
export const organisationView = queryStore({ search: '', state: 'all', id: '', people: '' });

export const organisations = loader(() => {
  const { search, state } = organisationView.$query.get();
  return api.listOrganisations({ ...(search && { search }), state });
});
export const openOrganisation = loader(() => api.readOrganisation(organisationView.$query.get().id));

onActive(organisations.$value, [$dataScope], () => {
  if ($dataScope.get()) void organisations.reload();
});
onActive(openOrganisation.$value, [$dataScope, organisationView.$query], () => {
  const { id } = organisationView.$query.get();
  const { $value, reset, reload } = openOrganisation;
  const value = $value.get();
  if (value.state === 'ready' && value.value.trid !== id) reset();
  if (id && $dataScope.get()) void reload();
});

export function search(change: { search?: string; state?: string }): void {
  organisationView.set({ ...change, people: '' });
  void organisations.reload();
}

async function update(call: ReturnType<typeof api.readOrganisation>): Promise<void> {
  try {
    openOrganisation.put(await call);
    void organisations.reload();
  } catch (error) {
    // What another administrator did is shown with the refusal.
    void openOrganisation.reload();
    throw error;
  }
}
/** The organisation that is open. */
export const present = () => organisationView.$query.get().id;

/** These throw ApiError. */
export const actOnOrganisation = (action: OrganisationAction) => update(api.actOnOrganisation(present(), action));
/** Decides about an act that was prepared for the organisation that is open. Throws ApiError. */
export async function decideHere(id: string, action: ApprovalAction): Promise<void> {
  try {
    await api.decideApproval(id, action);
  } finally {
    await Promise.all([openOrganisation.reload(), organisations.reload()]);
  }
}
export const actOnUser = (user: string, action: UserAction) => update(api.actOnUser(present(), user, action));
export async function addOrganisation(form: Parameters<typeof api.addOrganisation>[0]): Promise<void> {
  const { trid } = await api.addOrganisation(form);
  organisationView.set({ id: trid }, 'push');
  void organisations.reload();
}

/** Says what would happen with the rows of a table, or brings them in. Throws ApiError. */
export async function sendImport(rows: Record<string, unknown>[], trial: boolean) {
  const answer = await api.importOrganisations({ rows, trial });
  if (!trial) await Promise.all([organisations.reload(), present() && openOrganisation.reload()]);
  return answer;
}
