import type { ImportState } from '#contract/commissions/import.ts';
import type { LineState } from '#contract/commissions/line.ts';
import type { DeletionState } from '#contract/me/own-data.ts';
import type { RequestState } from '#contract/profile/change-request.ts';
import type { DeputyState } from '#contract/profile/deputy.ts';
import type { InvitationState } from '#contract/profile/invitation.ts';
import type { ShownStage } from '#contract/sales/customer.ts';
import type { DraftState } from '#contract/sales/draft.ts';
import type { OrderStatus } from '#contract/sales/order.ts';
import type { VoState } from '#contract/staff/vo-number.ts';
import type { TicketStatus } from '#contract/ticket.ts';
import type { WholesaleCustomerState } from '#contract/wholesale/customer.ts';
import type { NumberState } from '#contract/wholesale/number.ts';
import type { PortingState } from '#contract/wholesale/porting.ts';
import type { PortingOutState } from '#contract/wholesale/porting-out.ts';
import type { ProcessState, ProcessStep } from '#contract/wholesale/process.ts';
import type { ServiceState } from '#contract/wholesale/service.ts';
import type { RegistrationState, SipState } from '#contract/wholesale/sip-account.ts';
import type { PriceListState } from '#domain/sales/products/price-list-state.ts';

/**
 * How a state is coloured, always beside its words: `info` is under way, `warn` waits for an answer or needs a
 * look, `ok` is as it should be, `danger` has failed or was refused, `neutral` is over or waits for another house.
 */
export type Tone = 'neutral' | 'info' | 'warn' | 'ok' | 'danger';

const changeRequest = {
  submitted: 'info',
  inReview: 'info',
  approved: 'ok',
  effective: 'ok',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<RequestState, Tone>;

/** The colour of every state, under the name of its record type. */
export const stateTones = {
  'hd.ticket': {
    new: 'info',
    inProgress: 'info',
    waiting: 'warn',
    closed: 'ok',
    reopened: 'info',
    withdrawn: 'neutral',
  } satisfies Record<TicketStatus, Tone>,
  'hfo.vp.draft': {
    open: 'info',
    complete: 'ok',
    submitting: 'info',
    submitted: 'neutral',
    expired: 'danger',
  } satisfies Record<DraftState, Tone>,
  'hfo.vp.order': {
    received: 'info',
    inReview: 'info',
    clarification: 'warn',
    accepted: 'info',
    porting: 'info',
    scheduled: 'info',
    provisioning: 'info',
    partlyActive: 'ok',
    active: 'ok',
    cancelRequested: 'warn',
    cancelled: 'neutral',
    rejected: 'danger',
    terminated: 'neutral',
  } satisfies Record<OrderStatus, Tone>,
  'hfo.vp.customer': {
    new: 'info',
    contacted: 'info',
    offerMade: 'info',
    followUp: 'warn',
    lost: 'neutral',
    leadOffered: 'warn',
    leadDeclined: 'neutral',
    won: 'ok',
  } satisfies Record<ShownStage, Tone>,
  'etc.company': changeRequest,
  'etc.contact': changeRequest,
  'etc.partner': changeRequest,
  'etc.invitation': {
    prepared: 'neutral',
    invited: 'info',
    accepted: 'ok',
    expired: 'warn',
    withdrawn: 'neutral',
  } satisfies Record<InvitationState, Tone>,
  'etc.deputy': { planned: 'info', active: 'ok', ended: 'neutral' } satisfies Record<DeputyState, Tone>,
  'etc.deletion': {
    submitted: 'warn',
    approved: 'ok',
    refused: 'danger',
    withdrawn: 'neutral',
    erased: 'neutral',
  } satisfies Record<DeletionState, Tone>,
  'etc.voNumber': { active: 'ok', dormant: 'neutral', terminated: 'neutral' } satisfies Record<VoState, Tone>,
  'sales.priceList': { future: 'info', current: 'ok', ended: 'neutral' } satisfies Record<PriceListState, Tone>,
  'ws.customer': { active: 'ok', locked: 'warn', terminated: 'neutral' } satisfies Record<WholesaleCustomerState, Tone>,
  'ws.sip': {
    inSetup: 'info',
    active: 'ok',
    lockedByCustomer: 'warn',
    lockedForAbuse: 'danger',
    terminated: 'neutral',
  } satisfies Record<SipState, Tone>,
  'ws.number': {
    reserved: 'info',
    active: 'ok',
    portingIn: 'info',
    portingOut: 'warn',
    terminated: 'neutral',
  } satisfies Record<NumberState, Tone>,
  'ws.porting': {
    draft: 'neutral',
    held: 'info',
    vaSent: 'info',
    ruemReceived: 'ok',
    abbmReceived: 'danger',
    tvSent: 'info',
    stornoSent: 'warn',
    akmSent: 'ok',
    abbmTr: 'warn',
    ported: 'ok',
    cancelled: 'neutral',
  } satisfies Record<PortingState, Tone>,
  'ws.portingOut': {
    received: 'warn',
    confirmed: 'info',
    rejected: 'neutral',
    takenOver: 'info',
    objected: 'warn',
    ported: 'neutral',
    cancelled: 'neutral',
  } satisfies Record<PortingOutState, Tone>,
  'ws.process': {
    new: 'info',
    running: 'info',
    waitingPartner: 'warn',
    waitingCarrier: 'neutral',
    scheduled: 'info',
    done: 'ok',
    failed: 'danger',
    cancelled: 'neutral',
  } satisfies Record<ProcessState, Tone>,
  'ws.service': {
    ordered: 'info',
    active: 'ok',
    cancelled: 'warn',
    ended: 'neutral',
  } satisfies Record<ServiceState, Tone>,
} as const;

/** The colour of what is part of a record and has states of its own. */
export const partTones = {
  processStep: { pending: 'neutral', running: 'info', done: 'ok', failed: 'danger' } satisfies Record<
    ProcessStep['state'],
    Tone
  >,
  registration: { online: 'ok', offline: 'danger', static: 'info' } satisfies Record<RegistrationState, Tone>,
  commissionLine: { open: 'neutral', complained: 'info', paid: 'ok', rejected: 'warn' } satisfies Record<
    LineState,
    Tone
  >,
  commissionImport: { trial: 'warn', taken: 'ok', discarded: 'neutral', withdrawn: 'neutral' } satisfies Record<
    ImportState,
    Tone
  >,
} as const;
