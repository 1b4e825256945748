import { streetList } from '#contract/address-streets.ts';
import { type AvailabilityRequest, availabilityCheck } from '#contract/sales/availability.ts';
import { get, post } from '../http.ts';

/** Which lines are possible at an address; of the same day the stored result. */
export const checkLine = (trid: string, request: AvailabilityRequest) =>
  post(`/foundation/${trid}/availability-checks`, request, availabilityCheck);

export const readLineCheck = (trid: string, id: string) =>
  get(`/foundation/${trid}/availability-checks/${encodeURIComponent(id)}`, {}, availabilityCheck);

/** Streets of a postcode that begin as typed. */
export const listStreets = (zip: string, street: string) => get('/address-streets', { zip, street }, streetList);
