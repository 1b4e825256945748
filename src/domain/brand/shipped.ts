import type { BrandCompany, BrandLook } from '#contract/brand/brand.ts';

const colours: Readonly<Record<string, { brand: string; accent: string }>> = {
  ETC: { brand: '#0f4c5c', accent: '#e0701a' },
  GNC: { brand: '#33418f', accent: '#0c9a7a' },
};

/** The colours that the theme holds for a variant. */
export const shippedColours = (variant: string) => colours[variant] ?? { brand: '#0f4c5c', accent: '#e0701a' };

export const shippedLook = (variant: string): BrandLook => ({
  ...shippedColours(variant),
  sender: '',
  replyTo: '',
  logo: '',
  signatureDe: '',
  signatureEn: '',
});

/** A stored look; an older one lacks what was not asked then. */
export const wholeLook = (variant: string, look: Partial<BrandLook> | null | undefined): BrandLook => ({
  ...shippedLook(variant),
  ...look,
});

export const shippedCompany: BrandCompany = {
  nameDe: 'Kundenportal',
  nameEn: 'Customer portal',
  company: 'ETC Distribution GmbH',
  street: 'Beispielallee 14',
  zip: '10115',
  city: 'Berlin',
  hotline: '+49 30 23125-200',
  hoursDe: 'Montag bis Freitag, 8 bis 17 Uhr',
  hoursEn: 'Monday to Friday, 8 am to 5 pm',
  email: 'partner@etc.example.com',
  directors: 'Anke Reimers, Jonas Thiele',
  court: 'Amtsgericht Berlin (Charlottenburg)',
  register: 'HRB 900001 B',
  vatId: 'DE999999987',
};
