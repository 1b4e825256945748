import { choice, optionalText } from '../fields.ts';
import { numberKinds } from './number-kinds.ts';
import { onkz, subscriberNumber } from './number-parts.ts';

/** What is asked of a range of numbers; first and last have the length of its numbers. */
export const numberPoolFields = {
  numberKind: choice(numberKinds),
  onkz,
  from: subscriberNumber,
  to: subscriberNumber,
  label: optionalText(60),
};
