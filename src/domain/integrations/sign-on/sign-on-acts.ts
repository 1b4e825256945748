/** What happens around sign-on, as the audit log writes it: `bound Keycloak · 1001/lea.fuchs`. */
export const signOnActs = [
  'setUp',
  'changed',
  'removed',
  'checked',
  'bound',
  'created',
  'refused',
  'loggedOut',
  'letIn',
  'passwordOn',
  'scimToken',
  'scimEnd',
  'scimCreated',
  'scimChanged',
  'scimLocked',
  'scimOpened',
  'scimLeft',
] as const;
export type SignOnAct = (typeof signOnActs)[number];

const between = ' · ';

export const writeSignOn = (act: SignOnAct, provider: string, detail?: string): string =>
  [`${act} ${provider}`, detail].filter(Boolean).join(between);

/** The parts of such an entry; undefined for another text. */
export function readSignOn(text: string): { act: SignOnAct; provider: string; detail: string } | undefined {
  const [head = '', ...detail] = text.split(between);
  const space = head.indexOf(' ');
  const act = signOnActs.find((one) => one === head.slice(0, space));
  return act && { act, provider: head.slice(space + 1), detail: detail.join(between) };
}
