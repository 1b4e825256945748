import type { WebhookCreated, WebhookDelivery, WebhookList } from '#contract/integrations/webhook.ts';
import { demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';
import { openReceiver, type Receiver } from './receiver.ts';

export const trid = '1001';
export const path = `/foundation/${trid}/webhooks`;

/** A portal that may reach this machine, with a receiver on it that the host `erp.example` leads to. */
export async function openWithReceiver(): Promise<{ portal: Portal; receiver: Receiver }> {
  const portal = await openPortal({
    PUBLIC_BASE_URL: 'https://portal.example.com',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  });
  portal.services.webhooks.resolve = async () => ['127.0.0.1'];
  return { portal, receiver: await openReceiver() };
}

export const bodyOf = (url: string, events: readonly string[] = ['ticket.created'], more: object = {}) => ({
  url,
  events,
  includesNames: false,
  password: demoPassword,
  ...more,
});

export async function subscribe(by: Session, url: string, events?: readonly string[], more?: object) {
  const answer = await by.post(path, bodyOf(url, events, more));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<WebhookCreated>();
}

export const webhooksOf = async (by: Session): Promise<WebhookList['items']> => (await by.get(path)).json().items;
export const deliveriesOf = async (by: Session, id: string): Promise<WebhookDelivery[]> =>
  (await by.get(`${path}/${id}/deliveries`)).json().items;
export const send = (portal: Portal) => portal.services.jobs.run('webhooks');
