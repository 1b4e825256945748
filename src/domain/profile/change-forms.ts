import type * as z from 'zod/mini';
import type { RequestType } from '../../contract/profile/change-request.ts';
import type { RouteName } from '../access/routes.ts';
import type { FormDescription } from '../form/form-description.ts';
import { companyContract, companyForm } from './company-form.ts';
import { contactContract, contactForm } from './contact-form.ts';
import { partnerContract, partnerForm } from './partner-form.ts';

interface ChangeForm {
  readonly form: FormDescription;
  readonly contract: z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>;
  /** Where it is filled in, and where a request is shown. */
  readonly route: RouteName;
}

/** The forms that ask for a change of what is known of a partner. */
export const changeForms: Readonly<Record<RequestType, ChangeForm>> = {
  'etc.contact': { form: contactForm, contract: contactContract, route: 'EtcContactForm' },
  'etc.company': { form: companyForm, contract: companyContract, route: 'EtcCompanyForm' },
  'etc.partner': { form: partnerForm, contract: partnerContract, route: 'CustomerProfile' },
};
