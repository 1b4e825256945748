/** The secret of a mail's link, as the page keeps it in its own history entry: it survives a reload and goes with the tab. */
interface ResetState {
  resetSecret: string;
}

const hasSecret = (state: unknown): state is ResetState =>
  typeof state === 'object' && state !== null && 'resetSecret' in state && typeof state.resetSecret === 'string';

export const keptSecret = (): string | undefined => (hasSecret(history.state) ? history.state.resetSecret : undefined);

export function keepSecret(resetSecret: string): void {
  const state: ResetState = { resetSecret };
  history.replaceState(state, '', location.pathname);
}

export const forgetSecret = (): void => history.replaceState(null, '', location.pathname);
