import { employeesPath, signOnOf } from '#api/profile/sign-on.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { signOnStore } from '../profile/sign-on.ts';

const calls = signOnOf(employeesPath);

/** The provider of the employees. */
export const employeesSignOn = signOnStore(ownedLoader('signOn', calls.read), () => calls);
