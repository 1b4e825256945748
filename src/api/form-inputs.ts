import { type FormInputBody, type StoredFormInput, storedFormInput } from '../contract/form-input.ts';
import { listOf } from '../contract/record.ts';
import { get, put, send } from './http.ts';

const formInputs = listOf(storedFormInput);
const path = (trid: string, key: string) => `/foundation/${trid}/form-inputs/${key}`;

/** All that the user keeps for a foundation, latest first. */
export const listFormInputs = async (trid: string): Promise<readonly StoredFormInput[]> =>
  (await get(`/foundation/${trid}/form-inputs`, {}, formInputs)).items;

/** The form input of a form, or undefined where there is none. */
export async function readFormInput(trid: string, key: string): Promise<StoredFormInput | undefined> {
  const { items } = await get(`/foundation/${trid}/form-inputs`, { key }, formInputs);
  return items.find((item) => item.key === key);
}

/** Most bytes of a call that browsers let outlive its page; they refuse a larger one altogether. */
const maxOutlived = 60_000;

/** `outlive` lets the call go on when the page goes away, where browsers can. */
export const keepFormInput = (
  trid: string,
  key: string,
  body: FormInputBody,
  outlive: boolean,
): Promise<StoredFormInput> =>
  put(path(trid, key), body, storedFormInput, {
    keepalive: outlive && new TextEncoder().encode(JSON.stringify(body)).length <= maxOutlived,
  });

export const dropFormInput = (trid: string, key: string): Promise<void> =>
  send(path(trid, key), { method: 'DELETE', keepalive: true });
