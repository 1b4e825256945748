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

/** Tells whether rules are those that a form was opened with. */
export const ruleState = ({ networks, sessionHours }: SignInRules): string =>
  JSON.stringify([[...networks].sort(), sessionHours ?? 0]);
