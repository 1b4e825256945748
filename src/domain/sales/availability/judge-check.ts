import type { AvailabilityCheck, LineAddress } from '#contract/sales/availability.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/unset.ts';
import { foreignAnswers, isForOther } from './check-result.ts';

/** What the organisation has found out about the line. */
export interface KnownChecks {
  /** The check that the draft names; undefined where the organisation has none of this id. */
  readonly named: AvailabilityCheck | undefined;
  /** The latest result for the address of the site. */
  readonly latest: AvailabilityCheck | undefined;
}

interface Finding {
  readonly path: string;
  readonly message: string;
}
interface Judgement {
  readonly blocking: readonly Finding[];
  readonly warnings: readonly Finding[];
}

const at = (name: string, message: string): Finding => ({ path: `availability.${name}`, message });
const nothing: Judgement = { blocking: [], warnings: [] };

/** `docs/domain/order-forms.md#availability`: a result that is not of the server is refused, one for another place is to be confirmed. */
export function judgeAvailability(
  values: Values,
  site: LineAddress | undefined,
  { named, latest }: KnownChecks,
): Judgement {
  const answers = valuesIn(values['availability']);
  if (isUnset(answers['technology']) && isUnset(answers['maxRate'])) return nothing;
  if (isUnset(answers['checkId'])) {
    const isContradicted = latest !== undefined && latest.technologies.length === 0;
    return isContradicted ? { blocking: [], warnings: [at('technology', 'availabilityNoLine')] } : nothing;
  }
  if (named?.checkedAt === undefined) return { blocking: [at('id', 'availabilityUnknown')], warnings: [] };
  const foreign = foreignAnswers(named, answers, values['bandwidth']);
  return {
    blocking: foreign.map((name) => at(name, 'availabilityForeign')),
    warnings: isForOther(named, site) ? [at('id', 'availabilityElsewhere')] : [],
  };
}
