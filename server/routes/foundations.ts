import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Foundation, foundation, foundationQuery } from '#contract/foundation.ts';
import { listOf } from '#contract/record.ts';
import type { ContactPersonData } from '#contract/staff/contact-person.ts';
import type { VoNumberData } from '#contract/staff/vo-number.ts';
import { aboveTag, hasRole } from '#domain/access/roles.ts';
import type { BaseServices } from '../db/base-services.ts';
import { parentsAmong } from '../queries/administration/sub-partners.ts';
import { actingDeputies } from '../queries/records/acting-deputies.ts';
import { type FoundationRecords, findFoundationRecords } from '../queries/records/foundation-records.ts';
import { type ActedFor, foundationSearch, listFoundations } from '../queries/session/foundations.ts';
import { contactPersons, everybody } from '../records/types/staff/maintenance/contact-persons.ts';
import { voNumbers } from '../records/types/staff/maintenance/vo-numbers.ts';
import type { Actor } from '../session/actor.ts';
import { refusals } from './common-schemas.ts';

const voNumberOf = ({ vo, operator, label = '', state }: VoNumberData) => ({ vo, operator, label, state });

/** Only employees see the person's other foundations. */
const contactOf = ({ name, phone, email, videoCallUrl }: ContactPersonData) => ({
  name,
  phone,
  email,
  ...(videoCallUrl !== undefined && { videoCallUrl }),
});

const furtherOf = ({ name, position, positionEnglish, phone }: ContactPersonData) => ({
  name,
  ...(position !== undefined && { position }),
  ...(positionEnglish !== undefined && { positionEnglish }),
  phone,
});
/** As many as a box on My Portal holds. */
const maxFurther = 5;

/** The users that the caller may act for today, by organisation; deputies and employees act for no other user. */
async function deputiesIn(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  { user, employee, viewed }: Actor,
  trids: readonly string[],
) {
  if (employee || viewed !== undefined) return new Map<string, NonNullable<Foundation['deputyFor']>>();
  const deputyEntries = await Promise.all(
    trids.map(async (trid) => {
      const acting = await actingDeputies(db, { trid, as: 'deputy', userId: user.id }, clock());
      return [trid, acting.map(({ id, absent }) => ({ id, name: absent.name }))] as const;
    }),
  );
  return new Map(deputyEntries.filter(([, some]) => some.length > 0));
}

function answerOf(
  { title, ownOnly, ...row }: ActedFor,
  maintained: FoundationRecords,
  { deputyFor, isAbove }: { deputyFor: Foundation['deputyFor']; isAbove: boolean },
): Foundation {
  const [person, ...further] = [row.trid, everybody].flatMap((key) => maintained.contactPersons[key] ?? []);
  // `app` was checked when it was written.
  return {
    ...row,
    ...(isAbove && { type: row.type ? `${row.type},${aboveTag}` : aboveTag }),
    ...(title && { title }),
    ...(ownOnly && { ownOnly }),
    ...(deputyFor && { deputyFor }),
    voNumbers: (maintained.voNumbers[row.trid] ?? []).map(voNumberOf),
    ...(person && { contactPerson: contactOf(person) }),
    ...(further.length > 0 && { furtherContacts: further.slice(0, maxFurther).map(furtherOf) }),
  } as Foundation;
}

export const foundationRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Foundations'],
    summary: 'The organisations that the user may act for',
    querystring: foundationQuery,
    response: { 200: listOf(foundation), ...refusals },
  };
  app.get('/foundation', { schema }, async ({ actor, query }) => {
    const { db, config } = app.services;
    const { items, total } = await listFoundations(db, {
      userId: actor.user.id,
      employee: actor.employee,
      only: actor.viewed,
      // Employees begin with their own organisation.
      first: actor.employee ? config.distributor : undefined,
      activeOnly: query._activeOnly === 'true',
      search: query._search ? foundationSearch(query._search) : undefined,
      limit: query._limit ?? 50,
      offset: query._offset ?? 0,
    });
    const trids = items.map(({ trid }) => trid);
    const maintained = await findFoundationRecords(db, trids, everybody, {
      voNumbers,
      contactPersons: { type: contactPersons.type, trid: config.distributor },
    });
    const deputies = await deputiesIn(app.services, actor, trids);
    const parents = await parentsAmong(db, trids);
    const isAbove = ({ trid, type, ownOnly }: ActedFor) =>
      parents.has(trid) && !ownOnly && hasRole(['SP', 'PORTAL_EMPLOYEE'], actor.user.roles, type);
    return {
      items: items.map((row) =>
        answerOf(row, maintained, { deputyFor: deputies.get(row.trid), isAbove: isAbove(row) }),
      ),
      total,
    };
  });
};
