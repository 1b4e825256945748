import * as z from 'zod/mini';
import type { EventText } from '#contract/timeline.ts';
import { type ServiceData, type ServiceState, serviceStates, wholesaleService } from '#contract/wholesale/service.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { endFault } from '#domain/wholesale/services/service-end.ts';
import type { ServiceFields } from '#domain/wholesale/services/service-form.ts';
import { invalidFields } from '#server/core/errors.ts';
import {
  type ActionContext,
  action,
  type OtherChange,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import type { DueTime } from '#server/records/engine/definition/due-times.ts';
import { becomes, type StateTable, stays } from '#server/records/engine/definition/states.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { advance, startProcess } from '../start-process.ts';

/** `docs/domain/services.md`. */
export const serviceStateTable: StateTable<ServiceState> = {
  states: serviceStates,
  field: 'state',
  events: {
    begin: { moves: becomes('active', 'ordered'), otherwise: 'Dieser Dienst hat schon begonnen.' },
    fail: { moves: stays('ordered'), otherwise: 'Dieser Dienst hat schon begonnen.' },
    again: { moves: stays(...serviceStates), otherwise: 'Dieser Dienst ist beendet.' },
    // What has not begun yet ends at once.
    cancel: {
      moves: { ordered: 'ended', active: 'cancelled' },
      otherwise: 'Dieser Dienst ist schon gekündigt.',
    },
    end: { moves: becomes('ended', 'cancelled'), otherwise: 'Nur ein gekündigter Dienst endet.' },
  },
};

type Stored = ServiceData & Partial<Omit<ServiceFields, 'serviceType'>>;

const provision = (id: string, change: { addChannels?: number; fields?: object }, text: EventText): OtherChange => ({
  id,
  action: 'provision',
  input: { _action: 'provision', ...change, text },
});

/** What a service makes of its account once it begins. */
function prepareAccountChanges({ serviceType, sipAccountId: id, quantity, ...service }: Stored): OtherChange[] {
  if (!id) return [];
  const { staticIps, barring } = service;
  switch (serviceType) {
    case 'sipTrunk':
      return [{ id, action: 'activate', input: { _action: 'activate' } }];
    case 'channels':
      return [provision(id, { addChannels: quantity }, translate('sip.moreChannels', { quantity: String(quantity) }))];
    case 'encryption':
      return [provision(id, { fields: { transport: 'TLS', srtp: true } }, translate('sip.encrypted'))];
    case 'staticIp':
      return [provision(id, { fields: { regMode: 'static', staticIps } }, translate('sip.staticIp'))];
    case 'barring':
      return [provision(id, { fields: { barring } }, translate('sip.barringChanged'))];
    default:
      return [];
  }
}

/** What its end makes of the account. */
function over({ serviceType, sipAccountId: id, quantity }: Stored): OtherChange[] {
  if (!id) return [];
  switch (serviceType) {
    case 'sipTrunk':
      return [{ id, action: 'terminate', input: { _action: 'terminate' } }];
    case 'channels':
      return [
        provision(id, { addChannels: -quantity }, translate('sip.fewerChannels', { quantity: String(quantity) })),
      ];
    case 'encryption':
      return [provision(id, { fields: { srtp: false } }, translate('sip.unencrypted'))];
    case 'staticIp':
      return [provision(id, { fields: { regMode: 'registration' } }, translate('sip.noStaticIp'))];
    default:
      return [];
  }
}

const stillOn = async ({ sipAccountId }: Stored, { look }: ActionContext) =>
  sipAccountId ? await look.count('ws.number', { accountId: sipAccountId, state: 'active' }) : 0;

const begin = action({
  input: z.object({ _action: z.literal('begin') }),
  internal: true,
  run: (service: Stored) => ({
    activity: 'record.updated',
    text: translate('service.begins'),
    changes: [
      ...prepareAccountChanges(service),
      ...(service.processId
        ? [advance(service.processId, { state: 'done', step: { name: 'activated', state: 'done' } })]
        : []),
    ],
  }),
});

const hasOwnReason = (type: ServiceData['serviceType']): type is 'staticIp' | 'channels' =>
  type === 'staticIp' || type === 'channels';

/** The account does not accept the order: the partner decides whether to try it again or withdraw it. */
const fail = action({
  input: z.object({ _action: z.literal('fail') }),
  internal: true,
  run: (service: Stored) => {
    const { serviceType } = service;
    const why = translate(`service.failed.${hasOwnReason(serviceType) ? serviceType : 'else'}`);
    return {
      data: { ...service, failed: true },
      activity: 'record.updated',
      text: why,
      ...(service.processId && {
        changes: [
          advance(service.processId, {
            state: 'failed',
            step: { name: 'activated', state: 'failed', said: why },
          }),
        ],
      }),
    };
  },
});

/** Due once more. */
const again = action({
  input: z.object({ _action: z.literal('again') }),
  internal: true,
  run: ({ failed: _over, ...service }: Stored) => ({ data: service as Stored }),
});

const processOf = ({ customerId, customerName, serviceType, identifier }: Stored, id: string) => ({
  customerId,
  customerName,
  object: { type: 'ws.service', id, title: `${serviceNames[serviceType]} · ${identifier}` },
});

/** As processes name them. */
const serviceNames: Readonly<Record<ServiceData['serviceType'], string>> = {
  sipTrunk: 'SIP-Trunk',
  channels: 'Kanalerweiterung',
  numbers: 'Rufnummern',
  porting: 'Portierung',
  fax2mail: 'Fax2Mail',
  encryption: 'Sprachverschlüsselung',
  staticIp: 'Feste IP-Anbindung',
  barring: 'Sperren',
  directory: 'Telefonbucheintrag',
};

export function orderProcess(service: Stored, at: ActionContext, id: string) {
  const isLater = service.begin > at.today;
  const startedProcess = startProcess(
    {
      ...processOf(service, id),
      type: 'serviceAdd',
      state: isLater ? 'scheduled' : 'running',
      steps: ['received', 'provisioned', 'activated'],
      done: 1,
      ...(isLater && { dueAt: berlinMoment(service.begin) }),
    },
    at,
  );
  return { ...startedProcess, id: service.processId ?? startedProcess.id };
}

const cancel = action({
  input: wholesaleService.actions.cancel,
  run: async (service: Stored, { until }, at, { id, from }) => {
    if (from === 'ordered') {
      return {
        data: { ...service, until: at.today },
        activity: 'record.updated',
        text: translate('service.cancelled'),
        changes: [
          ...(service.serviceType === 'sipTrunk' ? over(service) : []),
          ...(service.processId ? [advance(service.processId, { state: 'cancelled' })] : []),
        ],
      };
    }
    if (until === undefined) throw invalidFields({ until: 'required' });
    const fault = endFault(service, until, at);
    if (fault) throw invalidFields({ until: fault });
    const numbers = service.serviceType === 'sipTrunk' ? await stillOn(service, at) : 0;
    if (numbers > 0)
      throw new RuleViolation(
        'Zu diesem SIP-Account gehören noch Rufnummern. Bitte ordnen Sie sie einem anderen zu, portieren oder kündigen Sie sie zuerst.',
      );
    const process = startProcess(
      {
        ...processOf(service, id),
        type: 'serviceCancel',
        state: 'scheduled',
        steps: ['received', 'ended'],
        done: 1,
        dueAt: endOfDay(until),
      },
      at,
    );
    return {
      data: { ...service, until, processId: process.id },
      activity: 'record.updated',
      text: translate('service.terminated', { until }),
      creates: [process],
    };
  },
});

/** What an account had is over with the account. */
const accountRuns = async ({ sipAccountId }: Stored, look: ActionContext['look']) =>
  sipAccountId !== undefined && (await look.find('ws.sip', sipAccountId))?.data['state'] !== 'terminated';

const end = action({
  input: z.object({ _action: z.literal('end') }),
  internal: true,
  run: async (service: Stored, _input, { look }) => ({
    activity: 'record.updated',
    text: translate('service.ended'),
    changes: [
      ...((await accountRuns(service, look)) ? over(service) : []),
      ...(service.processId
        ? [advance(service.processId, { state: 'done', step: { name: 'ended', state: 'done' } })]
        : []),
    ],
  }),
});

/** A service begins with its first day and ends after its last. */
export const serviceDue = ({ state, begin: first, until, failed }: ServiceData): DueTime[] => {
  if (state === 'ordered') return failed ? [] : [{ at: berlinMoment(first), action: 'begin', refused: 'fail' }];
  if (state === 'cancelled' && until) return [{ at: berlinMoment(addDays(until, 1)), action: 'end', final: true }];
  return [];
};

export const serviceRecordActions = { begin, fail, again, cancel, end } as const;
