import type { OrganisationData, PartnerContact } from '#contract/profile/organisation.ts';

const contact = (
  id: string,
  [salutation, firstName, lastName, position]: readonly [string, string, string, string],
  [phone, email]: readonly [string, string],
  more: Partial<PartnerContact> = {},
): PartnerContact => ({
  id,
  person: { salutation, firstName, lastName, position, phone, email },
  department: 'sales',
  isMain: false,
  getsCommission: false,
  getsNewsletter: true,
  ...more,
});

const place = (street: string, houseNumber: string, zip: string, city: string) => ({
  street,
  houseNumber,
  zip,
  city,
  country: 'DE',
});

/** The core data of the demo partners by their trids. */
export const demoOrganisations: Readonly<Record<string, OrganisationData>> = {
  '1001': {
    companyName: 'Sommer Telekom GmbH',
    legalForm: 'GMBH',
    registerCourt: 'Berlin (Charlottenburg)',
    registerType: 'HRB',
    registerNumber: '900101 B',
    tradeUntil: '2028-12-31',
    address: place('Beispielallee', '12', '10115', 'Berlin'),
    owners: 'Petra Sommer',
    phone: '+493023125300',
    email: 'kontakt@sommer-telekom.example.com',
    website: 'https://sommer-telekom.example.com',
    vatId: 'DE999999987',
    taxNumber: '27/123/45678',
    selfBilling: true,
    smallBusiness: false,
    bank: { accountHolder: 'Sommer Telekom GmbH', iban: 'DE02120300000000202051', bankName: 'Beispielbank Berlin' },
    dpo: { name: 'Dr. Karin Wolff', email: 'datenschutz@sommer-telekom.example.com' },
    contacts: [
      contact(
        'petra-sommer',
        ['2', 'Petra', 'Sommer', 'Geschäftsführerin'],
        ['+493023125301', 'petra.sommer@sommer-telekom.example.com'],
        {
          department: 'management',
          isMain: true,
          getsCommission: true,
        },
      ),
      contact(
        'jens-winter',
        ['1', 'Jens', 'Winter', 'Vertriebsleiter'],
        ['+493023125302', 'jens.winter@sommer-telekom.example.com'],
      ),
      contact(
        'anke-haas',
        ['2', 'Anke', 'Haas', 'Buchhaltung'],
        ['+493023125303', 'buchhaltung@sommer-telekom.example.com'],
        {
          department: 'accounting',
          getsCommission: true,
          getsNewsletter: false,
        },
      ),
    ],
    profile: {
      companyName: 'Sommer Telekom',
      address: place('Beispielallee', '12', '10115', 'Berlin'),
      phone: '+493023125300',
      email: 'kontakt@sommer-telekom.example.com',
      website: 'https://sommer-telekom.example.com',
      openingHours: 'Mo–Fr 9–18 Uhr, Sa 10–14 Uhr',
      focus: ['mobile', 'landline', 'cloudTelephony'],
      hasTechnician: true,
      wantsLeads: true,
      maxLeads: '10',
    },
  },
  '1002': {
    companyName: 'Winter IT-Service',
    legalForm: 'EINZEL',
    tradeUntil: '2027-06-30',
    address: place('Musterweg', '3', '50667', 'Köln'),
    owners: 'Jens Winter',
    phone: '+492214710300',
    email: 'info@winter-it.example.com',
    vatId: 'DE999999911',
    selfBilling: true,
    smallBusiness: true,
    bank: { accountHolder: 'Jens Winter', iban: 'DE02500105170137075030' },
    contacts: [
      contact('winter', ['1', 'Jens', 'Winter', 'Inhaber'], ['+492214710300', 'info@winter-it.example.com'], {
        isMain: true,
      }),
    ],
  },
  '1003': {
    companyName: 'Nordlicht Mobilfunk e. K.',
    legalForm: 'EK',
    registerCourt: 'Hamburg',
    registerType: 'HRA',
    registerNumber: '900103',
    address: place('Hafenstraße', '7', '20095', 'Hamburg'),
    owners: 'Ole Brandt',
    phone: '+494066969300',
    email: 'info@nordlicht.example.com',
    bank: { accountHolder: 'Nordlicht Mobilfunk e. K.', iban: 'DE02100500000054540402' },
    contacts: [
      contact('brandt', ['1', 'Ole', 'Brandt', 'Inhaber'], ['+494066969302', 'info@nordlicht.example.com'], {
        isMain: true,
      }),
    ],
  },
  '1004': {
    companyName: 'Lorenz Mobil',
    legalForm: 'EINZEL',
    tradeUntil: '2027-12-31',
    address: place('Isarweg', '18', '80331', 'München'),
    owners: 'Eva Lorenz',
    phone: '+498999998300',
    email: 'info@lorenz-mobil.example.com',
    website: 'https://lorenz-mobil.example.com',
    taxNumber: '143/900/10045',
    selfBilling: false,
    smallBusiness: true,
    bank: { accountHolder: 'Eva Lorenz', iban: 'DE89370400440532013000' },
    contacts: [
      contact('lorenz', ['2', 'Eva', 'Lorenz', 'Inhaberin'], ['+498999998301', 'info@lorenz-mobil.example.com'], {
        isMain: true,
        getsCommission: true,
      }),
    ],
  },
  '2001': {
    companyName: 'Holt Voice Wholesale GmbH',
    legalForm: 'GMBH',
    registerCourt: 'Hamburg',
    registerType: 'HRB',
    registerNumber: '900201',
    address: place('Speicherweg', '21', '20457', 'Hamburg'),
    owners: 'Maren Holt',
    phone: '+494066969300',
    email: 'info@holt-voice.example.com',
    vatId: 'DE999999946',
    contacts: [
      contact(
        'holt',
        ['2', 'Maren', 'Holt', 'Geschäftsführerin'],
        ['+494066969301', 'maren.holt@holt-voice.example.com'],
        { isMain: true },
      ),
    ],
  },
};
