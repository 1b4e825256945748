import * as z from 'zod/mini';
import { type DeletionData, deletionActions, deletionData, deletionStates } from '#contract/me/own-data.ts';
import { href } from '#domain/access/routes.ts';
import { deletionMail } from '#server/mail/account-mails.ts';
import { deletedUser } from '#server/queries/session/erase-user.ts';
import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { becomes } from '#server/records/engine/definition/states.ts';
import { personOf } from '#server/session/actor.ts';

const decided = 'Über diesen Antrag ist schon entschieden, oder er wurde zurückgezogen.';
const moves = (to: DeletionData['state']) => ({ moves: becomes(to, 'submitted'), otherwise: decided });

/**
 * A user wants the account deleted: employees decide about it, and no other user sees it. Created by `POST
 * …/deletion-request` alone.
 */
export const deletionRequests = defineType('etc.deletion', {
  number: 'none',
  home: 'distributor',
  data: deletionData,
  prepare: ({ login, reason }: { login: string; reason: string }, { by }: ActionContext): DeletionData => ({
    userId: by.id,
    login,
    name: by.name,
    ...(by.email && { email: by.email }),
    reason,
    state: 'submitted',
  }),
  columns: ({ login, state, name, answer }) => ({
    login,
    state,
    name,
    ...(answer && { answer }),
  }),
  searchText: ({ login, name }) => [login, name],
  unique: { field: 'reason', key: ({ userId, state }) => (state === 'submitted' ? userId : undefined) },
  created: 'record.created',
  title: ({ login }) => login,
  link: (id) => href('DeletionRequestEdit', 'de', { id }),
  access: {
    read: anySignedIn,
    write: anySignedIn,
    actions: { decide: employee },
    rows: {
      audience: ({ userId }) => [userId],
      // For the signed-in person: a deputy never sees it.
      keys: (acting) => (acting.employee ? 'all' : [personOf(acting).id]),
    },
  },
  states: {
    states: deletionStates,
    field: 'state',
    events: {
      withdraw: moves('withdrawn'),
      'decide.approved': moves('approved'),
      'decide.refused': moves('refused'),
      erase: { moves: becomes('erased', 'approved'), otherwise: 'Dieses Konto ist schon gelöscht oder wird es nicht.' },
    },
  },
  work: ({ state, login }) => (state === 'submitted' ? [{ side: 'staff', task: 'decide', title: login }] : []),
  actions: {
    withdraw: action({
      input: deletionActions.withdraw,
      run: (data: DeletionData, _input, { by }) => {
        if (by.id !== data.userId) throw new RuleViolation('Einen Antrag zieht nur zurück, wer ihn gestellt hat.');
        return { data: { ...data, state: 'withdrawn' as const }, activity: 'record.updated' as const };
      },
    }),
    decide: action({
      input: deletionActions.decide,
      event: ({ decision }) => `decide.${decision}`,
      run: async (data: DeletionData, { decision, answer }, { lockAccount }) => {
        const { email: recipient, login, userId } = data;
        const eraseAt = decision === 'approved' ? await lockAccount(userId) : undefined;
        return {
          data: { ...data, state: decision, answer, ...(eraseAt && { eraseAt }) },
          activity: 'record.updated' as const,
          ...(recipient && {
            mail: ({ base }: { base: string }) => deletionMail({ recipient, login, eraseAt, answer, base }),
          }),
        };
      },
    }),
    erase: action({
      input: z.object({ _action: z.literal('erase') }),
      internal: true,
      run: async ({ email: _email, ...data }: DeletionData, _input, { eraseAccount }) => ({
        data: {
          ...data,
          name: deletedUser,
          login: (await eraseAccount(data.userId)) ?? deletedUser,
          reason: '–',
          state: 'erased' as const,
        },
        activity: 'record.updated' as const,
      }),
    }),
  },
  due: ({ state, eraseAt }) =>
    state === 'approved' && eraseAt !== undefined ? [{ at: eraseAt, action: 'erase', final: true }] : [],
});
