import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import { spreadsheetExtensions } from '#domain/documents/upload-rules.ts';
import { person, siteAddress } from '#domain/form/blocks.ts';
import type { Section } from '#domain/form/form-description.ts';
import { checkbox, files, line } from '#domain/form/form-fields.ts';

/** Section C. */
export const siteSection: Section = {
  name: 'site',
  step: 'site',
  title: 'section.site',
  fields: {
    siteDiffers: checkbox('siteDiffers', z.boolean()),
    siteAddr: siteAddress('siteAddr', { follows: true, when: { field: 'siteDiffers', is: [true] } }),
    multiSite: checkbox('multiSite', z.boolean()),
    siteList: files('siteList', 1, 1, {
      hint: 'siteListHint',
      extensions: spreadsheetExtensions,
      follows: true,
      when: { field: 'multiSite', is: [true] },
    }),
  },
};

/** Section D. */
export const contactsSection: Section = {
  name: 'contacts',
  step: 'contacts',
  title: 'section.contacts',
  fields: {
    contactTech: person('contactTech', { hint: 'contactTechHint' }),
    installer: line('installer', optionalText(80)),
  },
};
