import { operatorCodes } from '#domain/catalogue/operators.ts';
import { providerName } from '../text/provider-name.ts';

interface VoNumber {
  vo: string;
  operator: string;
  label: string;
  state: string;
}
interface OperatorChoice {
  value: string;
  label: string;
}

export const operatorChoices = (tags?: string): OperatorChoice[] =>
  operatorCodes(tags).map((code) => ({ value: code, label: providerName(code) }));

/** The choices of "Netzbetreiber / VO": the foundation's own VO numbers that are not terminated, then all operators. */
export function operatorVoChoices(voNumbers: readonly VoNumber[], tags?: string): OperatorChoice[] {
  const own = voNumbers.filter(({ state }) => state !== 'terminated');
  const voChoices = own.map(({ vo, operator, label }) => ({
    value: vo,
    label: `${vo} – ${label || providerName(operator)}`,
  }));
  return [...voChoices, ...operatorChoices(tags)];
}
