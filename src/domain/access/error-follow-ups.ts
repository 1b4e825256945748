import type { RouteName } from './routes.ts';

/** Codes with a dialog text of their own, and the route that OK leads to (§8-3..5). */
export const errorFollowUps = {
  900: undefined,
  901: 'ResetPassword',
  902: 'TermsOfUse',
  904: 'SecondFactor',
} as const satisfies Record<number, RouteName | undefined>;
export type NamedError = keyof typeof errorFollowUps;

/** Texts of the dialog by status code, with `other` for all the rest, and the address that OK leads to. */
export type ErrorTexts = Readonly<Record<string, { title: string; text: string; followUp?: string }>>;

/** The texts that a dialog shows: of a user who has accepted no version of the terms yet, those that tell of no change. */
export const errorTextName = <C extends number>(raised: {
  readonly statusCode: C;
  readonly termsVersion?: string | undefined;
  readonly acceptedVersion?: string | undefined;
}): C | '902first' =>
  raised.statusCode === 902 && raised.termsVersion !== undefined && raised.acceptedVersion === undefined
    ? '902first'
    : raised.statusCode;
