import { Webhook } from 'standardwebhooks';
import type { OrderDocument } from '#contract/sales/order-document.ts';
import { handoverFile, handoverWait } from '#domain/sales/orders/handover.ts';
import {
  type Handover,
  postponeHandover,
  settleHandover,
  takeDueHandover,
  waitingHandovers,
} from '#server/queries/integrations/order-handovers.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { postMessage } from '#server/webhooks/post-message.ts';
import type { Db } from '../db/open.ts';
import type { ErpServices } from './erp-services.ts';
import { writeOrderFile } from './write-order-file.ts';

/** Longer (ms) than the longest attempt. */
const leaseMs = 60_000;

/** Why an order stays: a word that names the cause, or the code of the system. */
class NotHandedOver extends Error {}

async function write({ config }: ErpServices, { recordId, version, event }: Handover, body: string): Promise<void> {
  const { folder } = config.erp;
  if (folder === undefined) throw new NotHandedOver('off');
  const { number } = (JSON.parse(body) as OrderDocument).data.order;
  await writeOrderFile(folder, handoverFile({ number, id: recordId, version, event }), `${body}\n`);
}

async function post({ config, clock, webhooks }: ErpServices, { id }: Handover, body: string): Promise<void> {
  const { webhook } = config.erp;
  if (webhook === undefined) throw new NotHandedOver('off');
  const time = new Date(Math.floor(clock() / 1000) * 1000);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': 'partner-portal-orders/1',
    'webhook-id': id,
    'webhook-timestamp': String(time.getTime() / 1000),
    'webhook-signature': new Webhook(webhook.secret).sign(id, time, body),
  };
  const reach = { resolve: webhooks.resolve, networks: config.webhookNetworks };
  const { fault, status } = await postMessage({ url: new URL(webhook.url), headers, body }, reach);
  if (fault !== undefined) throw new NotHandedOver(status === undefined ? fault : `${fault} ${status}`);
}

const by = { file: write, webhook: post } as const;

const faultOf = (error: unknown): string => {
  if (error instanceof NotHandedOver) return error.message;
  return (error as NodeJS.ErrnoException).code ?? 'error';
};

async function handOver(services: ErpServices, handover: Handover): Promise<void> {
  const { db, clock, log } = services;
  const { trid, recordId, version, target, body, attempts } = handover;
  try {
    if (body === null) throw new NotHandedOver('empty');
    await by[target](services, handover, body);
  } catch (error) {
    const fault = faultOf(error);
    log.warn({ trid, recordId, version, target, fault }, 'an order could not be handed over');
    await postponeHandover(db, handover, { until: clock() + handoverWait(attempts), fault });
    return;
  }
  await settleHandover(db, handover, clock());
}

/**
 * Hands over what waits, any number of processes together. Where one dies after the handover and before its note, the
 * same file is written again, or the same message is sent under its id.
 */
export async function handOverOrders(services: ErpServices, signal?: AbortSignal): Promise<void> {
  for await (const trids of allTrids(services.db)) {
    while (!signal?.aborted) {
      const due = await takeDueHandover(services.db, trids, { now: services.clock(), leaseMs });
      if (!due) break;
      await handOver(services, due);
    }
  }
}

/** How many orders wait, and since when (ms) the oldest. */
export async function waitingOrders(db: Db): Promise<{ count: number; oldest: number | undefined }> {
  let all = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const trids of allTrids(db)) {
    const waiting = await waitingHandovers(db, trids);
    all += waiting.count;
    oldest = Math.min(oldest, waiting.oldest ?? oldest);
  }
  return { count: all, oldest: Number.isFinite(oldest) ? oldest : undefined };
}
