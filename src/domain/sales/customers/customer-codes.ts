/** Nationalities (§3-17); none is "Nicht gesetzt". */
export const nationalities = ['DE', 'AT', 'CH'] as const;

export const industries = [
  'craft',
  'trade',
  'hospitality',
  'health',
  'consulting',
  'it',
  'manufacturing',
  'realEstate',
  'public',
  'association',
  'other',
] as const;

export const employeeCounts = ['1-9', '10-49', '50-249', '250'] as const;
/** Sizes by which the Telecommunications Act limits terms. */
export const tkgSizes = ['micro', 'small', 'nonprofit', 'other'] as const;
export const invoiceChannels = ['email', 'post', 'einvoice'] as const;
export const paymentMethods = ['debit', 'invoice'] as const;
