import * as z from 'zod/mini';
import {
  type DeputyData,
  type DeputyForm,
  deputyActions,
  deputyCreate,
  deputyData,
  deputyStates,
} from '#contract/profile/deputy.ts';
import { overlap, periodFaults } from '#domain/access/deputy-rules.ts';
import { href } from '#domain/access/routes.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { invalidFields } from '#server/core/errors.ts';
import { deputyMail } from '#server/mail/member-mails.ts';
import { type Access, anySignedIn, partner } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { becomes } from '#server/records/engine/definition/states.ts';
import { admin } from '../access.ts';

const deputyType = 'etc.deputy';

/** A right held as a deputy cannot be passed on. */
const himself: Access = (acting) => !acting.deputy;

const periodIn = ({ from, to }: DeputyData, locale: 'de' | 'en') =>
  `${formatCalendarDay(from, locale)} – ${formatCalendarDay(to, locale)}`;

/** Tells some of both what happened, but for who did it. */
const tellOf =
  (step: Parameters<typeof deputyMail>[0], data: DeputyData, by: string, whom: readonly DeputyData['absent'][]) =>
  ({ link }: { link: string }) =>
    whom.map(({ email: recipient }) =>
      deputyMail(step, {
        recipient,
        absent: data.absent.name,
        deputy: data.deputy.name,
        days: { de: periodIn(data, 'de'), en: periodIn(data, 'en') },
        by,
        link,
      }),
    );

async function prepareDeputy({ deputy: chosen, from, to, note }: DeputyForm, at: ActionContext): Promise<DeputyData> {
  const faults = periodFaults({ from, to }, at.today);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const colleagues = await at.colleagues();
  const [absent, deputy] = [at.by.id, chosen].map((id) => colleagues.find((one) => one.id === id));
  if (!absent || !deputy || deputy.id === absent.id) throw invalidFields({ deputy: 'choose' });
  const pickPerson = ({ id, name, email }: DeputyData['absent']) => ({ id, name, email });
  const state = from === at.today ? 'active' : 'planned';
  return { state, absent: pickPerson(absent), deputy: pickPerson(deputy), from, to, ...(note && { note }) };
}

/** Two deputies at once would both answer, or neither. */
async function alone(data: DeputyData, { look }: ActionContext, id: string): Promise<void> {
  if (data.state === 'ended') return;
  const others = await look.search(deputyType, {
    archived: false,
    state: ['planned', 'active'],
    absentId: data.absent.id,
  });
  if (others.some((one) => one.id !== id && overlap(one.data as DeputyData, data)))
    throw invalidFields({ from: 'deputyTwice' });
}

const internal = <const Name extends string>(name: Name) => ({
  input: z.object({ _action: z.literal(name) }),
  internal: true as const,
});
const isOver = 'Diese Vertretung ist schon beendet.';

/** A user acts for an absent colleague in one foundation, for some days; the period starts and ends automatically. */
export const deputies = defineType(deputyType, {
  number: 'none',
  data: deputyData,
  create: deputyCreate,
  prepare: prepareDeputy,
  exclusiveCheck: alone,
  sideEffects: (data) => ({ mail: tellOf('named', data, data.absent.name, [data.deputy]) }),
  columns: ({ absent, state, deputy, from, to }) => ({
    absent: absent.name,
    state,
    deputy: deputy.name,
    validFrom: from,
    validTo: to,
    deputyId: deputy.id,
    absentId: absent.id,
  }),
  searchText: ({ absent, deputy }) => [absent.name, deputy.name],
  created: 'record.created',
  title: ({ absent, deputy }) => `${deputy.name} / ${absent.name}`,
  link: () => href('Settings', 'de'),
  access: {
    read: anySignedIn,
    write: (acting) => partner(acting) && himself(acting),
    actions: { end: himself },
    rows: {
      audience: ({ absent, deputy }) => [absent.id, deputy.id],
      keys: (acting) => (admin(acting) ? 'all' : [acting.user.id]),
    },
  },
  states: {
    states: deputyStates,
    field: 'state',
    events: {
      start: { moves: becomes('active', 'planned'), otherwise: isOver },
      end: { moves: becomes('ended', 'planned', 'active'), otherwise: isOver },
      finish: { moves: becomes('ended', 'active'), otherwise: isOver },
    },
  },
  due: ({ state, from, to }) => {
    if (state === 'planned') return [{ at: berlinMoment(from), action: 'start' }];
    return state === 'active' ? [{ at: berlinMoment(addDays(to, 1)), action: 'finish' }] : [];
  },
  actions: {
    end: action({
      input: deputyActions.end,
      run: (data: DeputyData, _input, { by }) => ({
        data: { ...data, endedBy: by.name },
        activity: 'record.updated' as const,
        mail: tellOf(
          'ended',
          data,
          by.name,
          [data.absent, data.deputy].filter(({ id }) => id !== by.id),
        ),
      }),
    }),
    start: action({
      ...internal('start'),
      run: (data: DeputyData, _input, { by }) => ({ data, mail: tellOf('begun', data, by.name, [data.deputy]) }),
    }),
    finish: action({
      ...internal('finish'),
      run: (data: DeputyData, _input, { by }) => ({
        data,
        activity: 'record.updated' as const,
        mail: tellOf('over', data, by.name, [data.absent, data.deputy]),
      }),
    }),
  },
});
