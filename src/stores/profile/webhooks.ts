import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/webhooks.ts';
import type {
  DeliveryQuery,
  ReplayRequest,
  SecretAnswer,
  WebhookAction,
  WebhookChange,
  WebhookCreate,
} from '#contract/integrations/webhook.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** The addresses of the selected organisation; kept in no cache, because an address may hold a secret. */
export const webhooks = loader(() => api.listWebhooks(present()));
onActive(webhooks.$value, [$dataScope], () => {
  webhooks.reset();
  if ($dataScope.get()) void webhooks.reload();
});

/** Also after a refusal what is shown is true again. */
async function thenReload<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    void webhooks.reload();
  }
}

/** Answers the secret of the new address. Throws ApiError, as all of these. */
export const addWebhook = async (body: WebhookCreate): Promise<string> =>
  (await thenReload(api.createWebhook(present(), body))).secret;
export const changeWebhook = (id: string, body: WebhookChange) => thenReload(api.changeWebhook(present(), id, body));
export const deleteWebhook = (id: string) => thenReload(api.deleteWebhook(present(), id));
export const actOnWebhook = (id: string, action: WebhookAction) => thenReload(api.actOnWebhook(present(), id, action));
export const showSecret = (id: string, password: string): Promise<SecretAnswer> =>
  api.showSecret(present(), id, password);
export const rotateSecret = (id: string, password: string): Promise<SecretAnswer> =>
  thenReload(api.rotateSecret(present(), id, password));
export const moreDeliveries = (id: string, query: DeliveryQuery) => api.listDeliveries(present(), id, query);
export const readDelivery = (id: string, delivery: string) => api.readDelivery(present(), id, delivery);
export const replayDelivery = (id: string, delivery: string) => thenReload(api.replayDelivery(present(), id, delivery));
export const replayPeriod = (id: string, period: ReplayRequest) => thenReload(api.replayPeriod(present(), id, period));
