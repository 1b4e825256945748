import type { WholesaleCustomerFields } from '../../../src/domain/wholesale-customers/wholesale-customer-form.ts';
import { place } from '../customer-parts.ts';
import type { DemoWholesaleCustomerKey } from './wholesale-demo.ts';

export interface DemoWholesaleCustomer extends WholesaleCustomerFields {
  readonly daysAgo: number;
  readonly locked?: { readonly daysAgo: number; readonly reason: string };
}

const at = (street: string, houseNumber: string, zip: string, city: string) => ({ street, houseNumber, zip, city });

const person = (salutation: '1' | '2', firstName: string, lastName: string, phone: string, email: string) => ({
  salutation,
  firstName,
  lastName,
  phone,
  email,
});

/** Fictional; telephone numbers of the reserved ranges. */
export const demoWholesaleCustomers: Readonly<Record<DemoWholesaleCustomerKey, DemoWholesaleCustomer>> = {
  reederei: {
    daysAgo: 210,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Reederei Fliegenkamp GmbH',
    legalForm: 'GMBH',
    ...place('Musterkai', '40', '20457', 'Hamburg'),
    phone: '040 66969 500',
    email: 'buero@fliegenkamp.example.com',
    externalReference: 'HV-0107',
    supportPhone: '040 66969 590',
    sites: [
      { name: 'Zentrale', address: at('Musterkai', '40', '20457', 'Hamburg') },
      {
        name: 'Lager Süd',
        address: at('Beispielhafen', '7', '21107', 'Hamburg'),
        emergencyDiffers: true,
        emergencyAddr: { ...at('Beispielhafen', '9', '21107', 'Hamburg'), addressAddition: 'Tor 2' },
      },
    ],
    contactTech: person('1', 'Bjarne', 'Thoms', '040 66969 501', 'thoms@fliegenkamp.example.com'),
  },
  praxis: {
    daysAgo: 160,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Praxisklinik Am Probstfeld PartG mbB',
    legalForm: 'PARTG_MBB',
    ...place('Probstfeld', '11', '10115', 'Berlin'),
    phone: '030 23125 500',
    email: 'empfang@probstfeld.example.com',
    externalReference: 'HV-0112',
    sites: [
      {
        name: 'Praxis',
        address: { ...at('Probstfeld', '11', '10115', 'Berlin'), addressAddition: '2. Obergeschoss' },
      },
    ],
    contactTech: person('2', 'Dilara', 'Yavuz', '030 23125 501', 'yavuz@probstfeld.example.com'),
  },
  verlag: {
    daysAgo: 95,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Verlag Mainbogen GmbH & Co. KG',
    legalForm: 'GMBH_CO_KG',
    ...place('Bogenprobe', '5', '60311', 'Frankfurt am Main'),
    phone: '069 90009 500',
    email: 'technik@mainbogen.example.com',
    externalReference: 'HV-0125',
    sites: [{ name: 'Verlagshaus', address: at('Bogenprobe', '5', '60311', 'Frankfurt am Main') }],
    contactTech: person('1', 'Cornelius', 'Raabe', '069 90009 501', 'raabe@mainbogen.example.com'),
  },
  brauerei: {
    daysAgo: 48,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Brauerei Kellermann e. K.',
    legalForm: 'EK',
    ...place('Sudhausweg', '2', '50667', 'Köln'),
    phone: '0221 4710 500',
    email: 'post@kellermann.example.com',
    externalReference: 'HV-0131',
    sites: [{ name: 'Sudhaus', address: at('Sudhausweg', '2', '50667', 'Köln') }],
    contactTech: person('2', 'Anke', 'Kellermann', '0221 4710 501', 'anke@kellermann.example.com'),
  },
  werkstatt: {
    daysAgo: 30,
    locked: { daysAgo: 3, reason: 'Rechnung vom Oktober ist offen' },
    clientKind: 'business',
    salutation: '1',
    firstName: 'Ferdinand',
    lastName: 'Oberhuber',
    legalForm: 'EINZEL',
    ...place('Werkstattgasse', '18', '80331', 'München'),
    phone: '089 99998 500',
    mobile: '0176 04069050',
    sites: [{ name: 'Werkstatt', address: at('Werkstattgasse', '18', '80331', 'München') }],
    contactTech: person('1', 'Ferdinand', 'Oberhuber', '089 99998 500', 'ferdinand@oberhuber.example.com'),
  },
};
