import type { SignOnRefusal } from '#contract/integrations/sign-on.ts';

/** Why a sign-in ends here; the page says it in words. */
export class SignOnRefused extends Error {
  readonly why: SignOnRefusal;

  constructor(why: SignOnRefusal) {
    super(`sign-on refused: ${why}`);
    this.why = why;
  }
}
