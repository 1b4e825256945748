import type { ApiError } from '#api/api-error.ts';
import { secondFactorNeeded } from '#contract/error.ts';
import type { LoginFactor } from '#contract/me/second-factor.ts';

/** The pending part of a login after the right password (decision 31). */
export interface FactorStep {
  token: string;
  factors: readonly LoginFactor[];
}

/** The step that a refused login leads to; undefined for any other refusal. */
export function factorStepOf({ code, answer }: ApiError): FactorStep | undefined {
  if (code !== secondFactorNeeded || !answer?._secondFactorToken) return undefined;
  return { token: answer._secondFactorToken, factors: answer.secondFactors ?? [] };
}
