/** What a provider sent the browser back with: a code to redeem, or why not. */
export interface SignOnOutcome {
  readonly code?: string | undefined;
  readonly refusal?: string | undefined;
}

const start = '#sign-on';
export const hasOutcome = (): boolean => location.hash.startsWith(start);

/** Takes it out of the address, so that neither the history nor a reload holds it. */
export function takeOutcome(): SignOnOutcome | undefined {
  if (!hasOutcome()) return undefined;
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname + location.search);
  return { code: fragment.get('sign-on') ?? undefined, refusal: fragment.get('sign-on-refused') ?? undefined };
}
