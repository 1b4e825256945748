/** What an organisation demands of the sign-ins of its users. */
export interface SignInRules {
  /** Empty: from everywhere. */
  readonly networks: readonly string[];
  readonly sessionHours?: number | undefined;
}

/** The rules of all organisations of a user hold together: the address must be allowed by each of them. */
export const allowsAddress = (rules: readonly SignInRules[], isIn: (networks: readonly string[]) => boolean): boolean =>
  rules.every(({ networks }) => networks.length === 0 || isIn(networks));

/** How long (ms) a session may go on; endless where no organisation limits it. */
export const longestSession = (rules: readonly SignInRules[]): number =>
  Math.min(...rules.map(({ sessionHours = Number.POSITIVE_INFINITY }) => sessionHours * 3_600_000));

/** These, and the day (YYYY-MM-DD) from which a second factor is demanded. */
export interface OrganisationRules extends SignInRules {
  readonly factorFrom?: string | undefined;
}

/** Tells whether rules are those that a form was opened with. */
export const ruleState = ({ networks, sessionHours, factorFrom }: OrganisationRules): string =>
  JSON.stringify([[...networks].sort(), sessionHours ?? 0, factorFrom ?? '']);

interface FactorDemand {
  readonly factorFrom?: string | undefined;
  /** What the distributor demands, only the distributor changes. */
  readonly isFactorOfOperator: boolean;
}

/** Message key where an organisation may not demand a second factor from this day, or not end the demand; undefined where it may. */
export function factorDemandFault(
  present: FactorDemand,
  factorFrom: string | undefined,
  today: string,
): 'factorOfOperator' | 'fromTomorrow' | undefined {
  if (factorFrom === present.factorFrom) return undefined;
  if (present.factorFrom !== undefined && present.isFactorOfOperator) return 'factorOfOperator';
  // Of today it would meet people in the middle of their work.
  return factorFrom !== undefined && factorFrom <= today ? 'fromTomorrow' : undefined;
}
