import { queryStore } from '../data/address-query.ts';

/** Which draft is sent, and at which step (decision 15). */
export const wizardAddress = queryStore({ draftId: '', step: '' });
