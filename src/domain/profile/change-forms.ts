import type * as z from 'zod/mini';
import type { RequestType } from '#contract/profile/change-request.ts';
import type { FormDescription } from '../form/form-description.ts';
import { companyContract, companyForm } from './company-form.ts';
import { contactContract, contactForm } from './contact-form.ts';
import { partnerContract, partnerForm } from './partner-form.ts';

interface ChangeForm {
  readonly form: FormDescription;
  readonly contract: z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>;
}

/** The forms that ask for a change of what is known of a partner. */
export const changeForms: Readonly<Record<RequestType, ChangeForm>> = {
  'etc.contact': { form: contactForm, contract: contactContract },
  'etc.company': { form: companyForm, contract: companyContract },
  'etc.partner': { form: partnerForm, contract: partnerContract },
};
