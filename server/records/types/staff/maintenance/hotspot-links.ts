import { hotspotLink } from '#contract/staff/hotspot-link.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

const everybody = 'EVERYBODY';
const dayOf = (ms: number | undefined) => (ms === undefined ? undefined : berlinDay(ms));

/** A hotspot link (§3-19). */
export const hotspotLinks = defineRecord(hotspotLink, {
  number: 'none',
  home: 'distributor',
  prepare: (link) => link,
  columns: ({ title, category, link, description, validFrom, validTo }) => ({
    title,
    category,
    link,
    description,
    validFrom: dayOf(validFrom),
    validTo: dayOf(validTo),
  }),
  searchText: ({ title, category, description, link }) => [title, category, description, link],
  created: 'record.created',
  title: ({ title }) => title,
  link: () => href('Home', 'de'),
  access: {
    read: anySignedIn,
    write: employee,
    rows: {
      audience: ({ roles }) => (roles.length > 0 ? roles.map((role) => role.toUpperCase()) : [everybody]),
      keys: (acting) => (acting.employee ? 'all' : [everybody, ...acting.roles]),
    },
  },
});
