import { isSameAnswer } from '#domain/form/form-merge.ts';
import { emergencyOf, sitesOf } from './sites.ts';

/** Fields that concern the wholesaler alone. */
const silent = ['note', 'externalReference'];

/** Whether a change of a customer's fields is one that a process holds fast. */
export const isCoreDataChange = (before: object, after: object): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some((name) => {
    const [was, is] = [before, after].map((one) => (one as Record<string, unknown>)[name]);
    return !silent.includes(name) && !isSameAnswer(was, is);
  });

/** Whether rescuers are sent elsewhere from now on: that is told to who guides emergency calls. */
export const isEmergencyChange = (before: object, after: object): boolean =>
  !isSameAnswer(sitesOf(before).map(emergencyOf), sitesOf(after).map(emergencyOf));
