import type { WholesaleCustomerFields } from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { place } from '../customer-parts.ts';
import type { DemoWholesaleTown } from './wholesale-demo.ts';

interface DemoWholesaleCustomer extends WholesaleCustomerFields {
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
export const demoWholesaleCustomers: Readonly<Record<DemoWholesaleTown, DemoWholesaleCustomer>> = {
  berlin: {
    daysAgo: 410,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Möbelhaus Probstfeld GmbH',
    legalForm: 'GMBH',
    ...place('Beispielstraße', '12', '10115', 'Berlin'),
    phone: '030 23125 500',
    email: 'buero@probstfeld.example.com',
    externalReference: 'HV-0107',
    supportPhone: '030 23125 590',
    sites: [
      {
        name: 'Zentrale',
        address: at('Beispielstraße', '12', '10115', 'Berlin'),
        emergencyDiffers: true,
        emergencyAddr: { ...at('Beispielstraße', '14', '10115', 'Berlin'), addressAddition: 'Zufahrt Warenannahme' },
      },
      { name: 'Filiale Spandau', address: at('Musterweg', '4a', '13597', 'Berlin') },
    ],
    contactTech: person('2', 'Dilara', 'Yavuz', '030 23125 501', 'yavuz@probstfeld.example.com'),
  },
  hamburg: {
    daysAgo: 340,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Reederei Fliegenkamp GmbH & Co. KG',
    legalForm: 'GMBH_CO_KG',
    ...place('Beispielkai', '7', '20457', 'Hamburg'),
    phone: '040 66969 500',
    email: 'buero@fliegenkamp.example.com',
    externalReference: 'HV-0112',
    sites: [{ name: 'Elbkontor', address: at('Beispielkai', '7', '20457', 'Hamburg') }],
    contactTech: person('1', 'Bjarne', 'Thoms', '040 66969 501', 'thoms@fliegenkamp.example.com'),
  },
  frankfurt: {
    daysAgo: 290,
    clientKind: 'business',
    salutation: '3',
    companyName: 'Taxiruf Mainbogen eG',
    legalForm: 'EG',
    ...place('Musterallee', '80', '60327', 'Frankfurt am Main'),
    phone: '069 90009 500',
    email: 'technik@mainbogen.example.com',
    externalReference: 'HV-0125',
    supportPhone: '069 90009 599',
    sites: [{ name: 'Leitstelle', address: at('Musterallee', '80', '60327', 'Frankfurt am Main') }],
    contactTech: person('1', 'Cornelius', 'Raabe', '069 90009 501', 'raabe@mainbogen.example.com'),
  },
  koeln: {
    daysAgo: 100,
    locked: { daysAgo: 3, reason: 'Rechnung vom Oktober ist offen' },
    clientKind: 'business',
    salutation: '3',
    companyName: 'Praxisklinik am Park PartG mbB',
    legalForm: 'PARTG_MBB',
    ...place('Beispielring', '3', '50667', 'Köln'),
    phone: '0221 4710 500',
    email: 'empfang@klinik-am-park.example.com',
    externalReference: 'HV-0131',
    sites: [
      {
        name: 'Praxis',
        address: { ...at('Beispielring', '3', '50667', 'Köln'), addressAddition: '2. Obergeschoss' },
      },
      { name: 'Homeoffice', address: at('Beispielgasse', '21', '50968', 'Köln') },
    ],
    contactTech: person('2', 'Anke', 'Kellermann', '0221 4710 501', 'kellermann@klinik-am-park.example.com'),
  },
  muenchen: {
    daysAgo: 12,
    clientKind: 'business',
    salutation: '1',
    firstName: 'Ferdinand',
    lastName: 'Oberhuber',
    legalForm: 'EINZEL',
    ...place('Musterplatz', '1', '80331', 'München'),
    phone: '089 99998 500',
    mobile: '0176 04069050',
    sites: [{ name: 'Neubau', address: at('Musterplatz', '1', '80331', 'München') }],
    contactTech: person('1', 'Ferdinand', 'Oberhuber', '089 99998 500', 'ferdinand@oberhuber.example.com'),
  },
};
