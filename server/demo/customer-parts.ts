import type { CustomerFields } from '#domain/sales/customers/customer-form.ts';

export interface DemoCustomer extends CustomerFields {
  readonly by: string;
  readonly daysAgo: number;
  readonly established?: true;
  readonly followUpIn?: number;
  readonly contractEndIn?: number;
}

export const seller = { by: '1001/sp.admin', consentData: true, voNumber: 'VO10023' } as const;
export const helper = { ...seller, by: '1001/sp.user' } as const;

export const place = (street: string, houseNumber: string, zip: string, city: string) => ({
  address: { street, houseNumber, zip, city, country: 'DE' as const },
});

export const debit = (accountHolder: string, iban: string) => ({
  paymentMethod: 'debit' as const,
  bank: { accountHolder, iban, mandateType: 'CORE' as const },
});

export const contact = (salutation: '1' | '2', firstName: string, lastName: string, phone: string, email: string) => ({
  representative: { firstName, lastName, position: 'Geschäftsführung' },
  contactMain: { salutation, firstName, lastName, phone, email },
});
