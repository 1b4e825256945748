import * as api from '#api/staff/catalogue.ts';
import type { CatalogueOverview, CatalogueState, StateAction } from '#contract/catalogue/state.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Which state is open, and which part of the catalogue. */
export const catalogueView = queryStore({ state: '', part: '' });

export const catalogueStates = ownedLoader('catalogueStates', api.readStates);

/** What the open state reaches. */
export const openImpact = loader(() => api.readImpact(catalogueView.$query.get().state));
onActive(openImpact.$value, [$dataScope, catalogueView.$query], () => {
  if (catalogueView.$query.get().state && $dataScope.get()) void openImpact.reload();
});

/** Shows the answer; also after a refusal what stands there is true again. Throws ApiError. */
async function update(call: Promise<CatalogueOverview>): Promise<void> {
  try {
    catalogueStates.put(await call);
    if (catalogueView.$query.get().state) void openImpact.reload();
  } catch (error) {
    void catalogueStates.reload();
    throw error;
  }
}

type Without<T> = T extends unknown ? Omit<T, 'version'> : never;
/** Names the version that the user saw. */
export const actOnState = ({ id, version }: CatalogueState, action: Without<StateAction>) =>
  update(api.actOnState(id, { ...action, version } as StateAction));

export async function createState(form: { name: string; validFrom: string }): Promise<void> {
  await update(api.createState(form));
  const value = catalogueStates.$value.get();
  const id = value.state === 'ready' && value.value.states.find(({ validFrom }) => validFrom === form.validFrom)?.id;
  if (id) catalogueView.set({ state: id }, 'push');
}
