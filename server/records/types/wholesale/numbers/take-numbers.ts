import type { NumberData } from '#contract/wholesale/number.ts';
import type { ReservationData } from '#contract/wholesale/number-reservation.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { isSamePlace } from '#domain/wholesale/customers/numbers-to-return.ts';
import { takeContract, takeForm } from '#domain/wholesale/numbers/number-order-form.ts';
import { countOf, formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { type FieldFaults, invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import {
  type ActionContext,
  type ActionState,
  type Change,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { startProcess } from '../start-process.ts';
import { mainNumberCame } from './main-number.ts';
import { limitOf } from './number-limit.ts';

type Address = Record<string, unknown>;
interface Taken {
  readonly proposalId: string;
  readonly siteAddr: Address;
  readonly emergencyDiffers?: boolean | undefined;
  readonly emergencyAddr?: Address | undefined;
  readonly bnetzaCertificate?: readonly string[] | undefined;
  readonly asap: string;
  readonly activationDate?: string | undefined;
  readonly directory?: boolean | undefined;
}

const steps = ['received', 'assigned', 'emergency', 'activated'] as const;

/** `docs/domain/phone-numbers.md#reservation`: numbers belong to their local network. Its places are not all called as it is, so that an employee looks at the proof. */
const isElsewhere = ({ areaName, request }: ReservationData, { siteAddr }: Taken): boolean =>
  request.numberKind === 'geographic' &&
  Boolean(areaName) &&
  !isSamePlace(areaName ?? '', String(siteAddr['city'] ?? ''));

function parseTake({ _action: _name, version: _version, ...fields }: Record<string, unknown>, at: ActionContext) {
  const read = takeContract.safeParse(fields);
  const faults: FieldFaults = {
    ...Object.fromEntries(ruleFaults(takeForm, fields, at).map(({ path, key }) => [path, key])),
    ...(read.success ? {} : fieldFaults(read.error.issues)),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** More than the channels allow need the certificate of the Bundesnetzagentur (`docs/domain/order-forms.md#number-limits`). */
async function refuseTooMany(
  reservation: ReservationData,
  account: SipData,
  requestedCount: number,
  takeInput: Taken,
  at: ActionContext,
) {
  const { has, max, isSingle } = await limitOf(reservation.request.sipAccountId, account, at);
  if (has + requestedCount <= max) return;
  if (isSingle) throw invalidFields({ bnetzaCertificate: `maxSingles:${max}` });
  if ((takeInput.bnetzaCertificate ?? []).length === 0)
    throw invalidFields({ bnetzaCertificate: `numberLimit:${account.maxChannels}:${max}` });
}

/** Makes records of the chosen numbers and the process that tells of them; its record answers the call. */
export async function takenNumbers(
  reservation: ReservationData,
  input: object,
  at: ActionContext,
  { id: _id }: ActionState,
): Promise<Change<ReservationData>> {
  const takeInput = input as Taken;
  parseTake(input as Record<string, unknown>, at);
  const { request, expires, proposals, customerName, areaName } = reservation;
  if (expires <= at.now)
    throw new RuleViolation('Die Reservierung ist abgelaufen. Bitte prüfen Sie die Verfügbarkeit noch einmal.');
  const chosen = proposals.find(({ id }) => id === takeInput.proposalId);
  if (!chosen) throw invalidFields({ proposalId: 'choose' });
  const customer = await at.look.find('ws.customer', request.customerId);
  if (!mayOrder(customer?.data['state']))
    throw new RuleViolation('Für gesperrte und gekündigte Kunden werden keine Rufnummern angelegt.');
  const sipRecord = await at.look.find('ws.sip', request.sipAccountId);
  const account = sipRecord?.data as SipData | undefined;
  if (!account || account.state === 'terminated')
    throw new RuleViolation('Diesen SIP-Account gibt es nicht mehr. Bitte beginnen Sie mit einem anderen von vorn.');
  const requestedCount = chosen.ranges.reduce((sum, range) => sum + countOf(range), 0);
  await refuseTooMany(reservation, account, requestedCount, takeInput, at);

  const isChecked = isElsewhere(reservation, takeInput);
  const isLater = takeInput.asap === 'date' && takeInput.activationDate !== undefined;
  const ids = chosen.ranges.map(() => at.newId());
  const title = chosen.ranges.map((range) => formatRange(range)).join(', ');
  const about = { customerId: request.customerId, customerName };
  const process = startProcess(
    {
      ...about,
      type: 'numberCreate',
      object: { type: 'ws.number', id: ids[0] ?? '', title },
      steps: isChecked ? [...steps, 'proofChecked'] : steps,
      done: isLater ? 3 : 4,
      state: isChecked ? 'running' : isLater ? 'scheduled' : 'done',
      ...(isLater && { dueAt: berlinMoment(takeInput.activationDate ?? at.today) }),
    },
    at,
  );
  const numbers = chosen.ranges.map(
    (range): NumberData => ({
      ...about,
      range,
      state: isLater ? 'reserved' : 'active',
      numberKind: request.numberKind,
      ...(areaName && { areaName }),
      origin: 'assigned',
      sipAccountId: request.sipAccountId,
      sipUser: account.sipUser,
      processId: process.id,
      together: ids,
      activeFrom: isLater ? takeInput.activationDate : at.today,
      ...(takeInput.directory !== undefined && { directory: takeInput.directory }),
      siteAddr: takeInput.siteAddr,
      emergencyAddr: (takeInput.emergencyDiffers && takeInput.emergencyAddr) || takeInput.siteAddr,
    }),
  );
  return {
    data: { ...reservation, processId: process.id },
    creates: [
      ...numbers.map((data, n) => ({ type: 'ws.number', id: ids[n] ?? '', data, takesFiles: n === 0 })),
      process,
    ],
    changes: mainNumberCame(sipRecord, chosen.ranges),
    answer: process.id,
  };
}
