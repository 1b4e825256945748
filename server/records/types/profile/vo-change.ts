import type { ChangeRequestData, RequestType } from '#contract/profile/change-request.ts';
import type { VoNumberData } from '#contract/staff/vo-number.ts';
import { changesIn } from '#domain/profile/company-form.ts';
import { invalidFields } from '#server/core/errors.ts';
import { type ActionContext, type Change, RuleViolation } from '#server/records/engine/definition/action.ts';

const type = 'etc.voNumber';

/** What a request wants of a VO number, where it is about one. */
const findVoChange = (of: RequestType, { values }: ChangeRequestData) =>
  of === 'etc.company' && changesIn(values).includes('vo')
    ? (values as { voKind: 'new' | 'move' | 'cancel'; voNumber?: string; voOperator: string })
    : undefined;

async function numberNamed(vo: string, { look }: ActionContext) {
  const found = await look.search(type, { archived: false, voNumber: vo });
  return found.find(({ data }) => (data as VoNumberData).vo === vo);
}

/** With the number that an employee says; throws where it is missing or the partner has it already. */
export async function withVo(
  of: RequestType,
  request: ChangeRequestData,
  vo: string | undefined,
  at: ActionContext,
): Promise<ChangeRequestData> {
  if (findVoChange(of, request)?.voKind !== 'new') return request;
  const newVo = vo ?? request.vo;
  if (!newVo) throw invalidFields({ vo: 'required' });
  if (await numberNamed(newVo, at)) throw invalidFields({ vo: 'taken' });
  return { ...request, vo: newVo };
}

/** What becomes of VO numbers with a request that takes effect; throws where they are not what they were. */
export async function voEffect(
  of: RequestType,
  request: ChangeRequestData,
  at: ActionContext,
): Promise<Pick<Change<never>, 'creates' | 'changes'>> {
  const wish = findVoChange(of, request);
  if (!wish) return {};
  const { voKind, voOperator: operator } = wish;
  const vo = voKind === 'new' ? request.vo : wish.voNumber;
  const knownVoNumber = vo ? await numberNamed(vo, at) : undefined;
  if (voKind === 'new') {
    // Approved by an earlier version of the portal: an employee adds the number by hand.
    if (!vo) return {};
    if (knownVoNumber) throw new RuleViolation('Diese VO-Nummer gibt es inzwischen schon.');
    const data: VoNumberData = { vo, operator, validFrom: request.effectiveOn, state: 'active' };
    return { creates: [{ type, id: at.newId(), data }] };
  }
  if (!knownVoNumber || (knownVoNumber.data as VoNumberData).state === 'terminated')
    throw new RuleViolation('Diese VO-Nummer gibt es nicht mehr, oder sie ist schon gekündigt.');
  const input =
    voKind === 'move' ? { _action: 'move', operator } : { _action: 'status', status: 'terminated' as const };
  return { changes: [{ id: knownVoNumber.id, action: input._action, input }] };
}
