import * as z from 'zod/mini';
import { recordOf } from '#contract/record.ts';
import { customerColumns } from '#contract/sales/customer.ts';
import { get } from '../http.ts';

const customer = recordOf(customerColumns, z.record(z.string(), z.unknown()));

/** A customer that a form has chosen, with its fields. */
export const readChosenCustomer = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _: Date.now() }, customer);

/** The customer of an order, for what its declarations and documents say of it. */
export const readOrderCustomer = async (trid: string, id: string): Promise<Record<string, unknown>> =>
  (await readChosenCustomer(trid, id)).data;
