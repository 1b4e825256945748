import type academy from './de/academy.json';
import type auth from './de/auth.json';
import type backupRouting from './de/backup-routing.json';
import type blocks from './de/blocks.json';
import type common from './de/common.json';
import type contactPersons from './de/contact-persons.json';
import type customerForm from './de/customer-form.json';
import type customerImport from './de/customer-import.json';
import type customers from './de/customers.json';
import type documents from './de/documents.json';
import type drafts from './de/drafts.json';
import type errors from './de/errors.json';
import type home from './de/home.json';
import type hotspotLinks from './de/hotspot-links.json';
import type learning from './de/learning.json';
import type newsletters from './de/newsletters.json';
import type operators from './de/operators.json';
import type orderConfirmation from './de/order-confirmation.json';
import type orderForm from './de/order-form.json';
import type orderWizard from './de/order-wizard.json';
import type orders from './de/orders.json';
import type pages from './de/pages.json';
import type porting from './de/porting.json';
import type portings from './de/portings.json';
import type priceLists from './de/price-lists.json';
import type processes from './de/processes.json';
import type products from './de/products.json';
import type record from './de/record.json';
import type roles from './de/roles.json';
import type routes from './de/routes.json';
import type search from './de/search.json';
import type services from './de/services.json';
import type shell from './de/shell.json';
import type sip from './de/sip.json';
import type ticketForm from './de/ticket-form.json';
import type tickets from './de/tickets.json';
import type tutorials from './de/tutorials.json';
import type ui from './de/ui.json';
import type validation from './de/validation.json';
import type voNumbers from './de/vo-numbers.json';
import type wholesaleCustomers from './de/wholesale-customers.json';

/** The German texts give the keys; an English file may miss some and then shows the German sentence (decision 1). */
export interface Resources {
  academy: typeof academy;
  auth: typeof auth;
  'backup-routing': typeof backupRouting;
  blocks: typeof blocks;
  common: typeof common;
  'contact-persons': typeof contactPersons;
  'hotspot-links': typeof hotspotLinks;
  'price-lists': typeof priceLists;
  'vo-numbers': typeof voNumbers;
  'customer-form': typeof customerForm;
  'customer-import': typeof customerImport;
  customers: typeof customers;
  documents: typeof documents;
  drafts: typeof drafts;
  errors: typeof errors;
  home: typeof home;
  learning: typeof learning;
  newsletters: typeof newsletters;
  operators: typeof operators;
  'order-form': typeof orderForm;
  orders: typeof orders;
  'order-confirmation': typeof orderConfirmation;
  'order-wizard': typeof orderWizard;
  pages: typeof pages;
  porting: typeof porting;
  portings: typeof portings;
  processes: typeof processes;
  products: typeof products;
  record: typeof record;
  roles: typeof roles;
  routes: typeof routes;
  search: typeof search;
  services: typeof services;
  shell: typeof shell;
  sip: typeof sip;
  'ticket-form': typeof ticketForm;
  tickets: typeof tickets;
  tutorials: typeof tutorials;
  ui: typeof ui;
  validation: typeof validation;
  'wholesale-customers': typeof wholesaleCustomers;
}
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}
