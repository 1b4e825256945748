import { providerName } from './provider-name.ts';

interface VoNumber {
  readonly vo: string;
  readonly operator: string;
  readonly label: string;
}

/** A VO number to choose, with what it is called. */
export const voChoice = ({ vo, operator, label }: VoNumber) => ({
  value: vo,
  label: `${vo} – ${label || providerName(operator)}`,
});
