import parsePhoneNumber from 'libphonenumber-js/min';
import { registerForeignPlan } from './phone-number.ts';

// Importing this module is what makes numbers of other countries checked and grouped: the server does so at its start, a
// page once it meets such a number.
registerForeignPlan({
  format(e164) {
    const number = parsePhoneNumber(e164);
    return number?.isValid() ? number.formatInternational() : undefined;
  },
});
