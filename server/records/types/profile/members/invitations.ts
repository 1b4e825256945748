import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type InvitationData,
  invitationActions,
  invitationCreate,
  invitationData,
  invitationStates,
} from '#contract/profile/invitation.ts';
import { rolesToGive } from '#domain/access/given-rights.ts';
import { href } from '#domain/access/routes.ts';
import { invalidFields } from '#server/core/errors.ts';
import { invitationAcceptedMail, invitationMail } from '#server/mail/member-mails.ts';
import { noAccess } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { defineType } from '#server/records/engine/definition/define-record.ts';
import { becomes, stays } from '#server/records/engine/definition/states.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { recordLinkToken } from '#server/session/record-link.ts';
import { admin } from '../access.ts';
import { givesRights } from './access.ts';

const invitationType = 'etc.invitation';

/** How long (days) a link can be used. */
const validDays = 7;
const day = 86_400_000;

/** So many mails to strangers in the name of one foundation, then one more each quarter of an hour. */
const budgetOf = (trid: string) => ({ key: `invitation ${trid}`, most: 30, every: 15 * 60_000 });

/** Throws if a user grants a right without having it. */
function checkRoles(roles: InvitationData['roles'], { by }: ActionContext): void {
  const own = rolesToGive({ roles: by.roles ?? [], employee: by.staff });
  if (roles.some((role) => !own.includes(role))) throw invalidFields({ roles: 'rightNotHeld' });
}

async function checkAddress(email: string, { colleagues }: ActionContext): Promise<void> {
  if ((await colleagues()).some((one) => one.email.toLowerCase() === email))
    throw invalidFields({ email: 'alreadyMember' });
}

/** In these an address has one invitation at most. */
const waitingStates = ['prepared', 'invited'] as const;
const isWaiting = (state: string) => waitingStates.some((one) => one === state);

const over = 'Diese Einladung ist schon angenommen oder zurückgezogen.';

const internal = <const Name extends string>(name: Name) => ({
  input: z.object({ _action: z.literal(name) }),
  internal: true as const,
});

/**
 * Sent, and sent again: the previous link stops working, and the new sender is responsible for the rights that it
 * grants.
 */
const send = action({
  input: invitationActions.send,
  run: async (data: InvitationData, _input, at, { id }) => {
    const { by, now, trid } = at;
    checkRoles(data.roles, at);
    await checkAddress(data.email, at);
    if (!(await at.spend(budgetOf(trid))))
      throw new RuleViolation('Es wurden sehr viele Einladungen gesendet. Bitte versuchen Sie es später noch einmal.');
    const secret = randomBytes(32).toString('base64url');
    const foundation = await at.foundation();
    const token = recordLinkToken({ trid, id, secret });
    return {
      data: {
        ...data,
        invitedBy: { id: by.id, name: by.name },
        expires: now + validDays * day,
        secret: secretHash(secret),
      },
      mail: ({ base }) =>
        invitationMail({
          recipient: data.email,
          name: `${data.firstName} ${data.lastName}`,
          invitedBy: by.name,
          foundation,
          link: base + href('Invitation', 'de', { token }),
          days: validDays,
        }),
    };
  },
});

const withoutSecret = ({ secret: _over, ...data }: InvitationData): InvitationData => data;

const withdraw = action({
  input: invitationActions.withdraw,
  run: (data: InvitationData) => ({ data: withoutSecret(data), activity: 'record.updated' }),
});

const expire = action({ ...internal('expire'), run: (data: InvitationData) => ({ data: withoutSecret(data) }) });

/** Run by the accepting person, in the transaction that creates the member. */
const accept = action({
  input: z.object({ _action: z.literal('accept'), notify: z.optional(z.string()) }),
  internal: true,
  run: (data: InvitationData, { notify }, { by }) => ({
    data: withoutSecret(data),
    activity: 'record.updated',
    ...(notify && { mail: ({ link }: { link: string }) => invitationAcceptedMail(notify, by.name, link) }),
  }),
});

/** An invitation to work for the foundation; its answer does not tell whether the address has an account. */
export const invitations = defineType(invitationType, {
  number: 'none',
  data: invitationData,
  create: invitationCreate,
  prepare: async ({ firstName, lastName, email, roles, ownOnly, isHeld }, at): Promise<InvitationData> => {
    const address = email.toLowerCase();
    checkRoles(roles, at);
    await checkAddress(address, at);
    if ((await at.look.search(invitationType, { state: waitingStates, email: address })).length > 0)
      throw invalidFields({ email: 'invitedAlready' });
    const invitedBy = { id: at.by.id, name: at.by.name };
    const state = isHeld ? 'prepared' : 'invited';
    const limit = ownOnly ? { ownOnly } : {};
    return { state, firstName, lastName, email: address, roles, ...limit, invitedBy, expires: at.now };
  },
  sideEffects: ({ state }, _at, id) =>
    state === 'prepared' ? {} : { changes: [{ id, action: 'send', input: { _action: 'send' } }] },
  columns: ({ firstName, lastName, state, email, roles, ownOnly, invitedBy, expires }) => ({
    name: `${firstName} ${lastName}`,
    state,
    email,
    roles: roles.join(',') || undefined,
    invitedBy: invitedBy.name,
    expires: String(expires),
    ownOnly: ownOnly ? 'yes' : undefined,
  }),
  searchText: ({ firstName, lastName, email }) => [firstName, lastName, email],
  unique: { field: 'email', key: ({ email, state }) => (isWaiting(state) ? email : undefined) },
  created: 'record.created',
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  link: () => href('EtcProfile', 'de', { tab: 'users' }),
  protect: { secret: { to: noAccess } },
  access: { read: admin, write: givesRights, rows: { audience: () => [], keys: () => 'all' } },
  states: {
    states: invitationStates,
    field: 'state',
    events: {
      send: { moves: { ...stays('invited'), ...becomes('invited', 'prepared', 'expired') }, otherwise: over },
      withdraw: { moves: becomes('withdrawn', 'prepared', 'invited', 'expired'), otherwise: over },
      expire: { moves: becomes('expired', 'invited'), otherwise: over },
      accept: { moves: becomes('accepted', 'invited'), otherwise: over },
    },
  },
  due: ({ state, expires }) => (state === 'invited' ? [{ at: expires, action: 'expire' }] : []),
  actions: { send, withdraw, expire, accept },
});
