const areas = {
  mailbox: ['added', 'changed', 'deleted', 'confirmed', 'unsubscribed', 'bounced'],
  webhook: [
    ...['create', 'change', 'delete', 'pause', 'resume'],
    ...['replay', 'replayPeriod', 'rotateSecret', 'showSecret', 'test'],
  ],
  content: ['draft', 'discard', 'keep', 'publish', 'restore', 'useFile', 'hide', 'picture'],
  library: ['upload'],
  retention: ['done'],
  person: ['done'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `webhook.pause hooks.example.com · unreachable`, `mailbox.added buchhaltung@example.com orders` */
const ofAreas = Object.entries(areas).flatMap(([area, acts]) =>
  acts.map((act) => {
    const parts = area === 'mailbox' ? '(?<subject>\\S+)(?: (?<more>.+))?' : '(?<subject>.+?)(?: · (?<more>.+))?';
    return [`${area}.${act}`, new RegExp(`^${area}\\.${act} ${parts}$`)] as const;
  }),
);

/** How the audit log writes what is no act of administration, by its sentence; groups are what the sentence names. */
const forms: readonly (readonly [string, RegExp])[] = [
  ...ofAreas,
  ['bounce', /^bounce (?<subject>\S+) (?<more>\S+)$/],
  ['user.disable', /^user disable (?<subject>\S+)$/],
  ['user.erase', /^user erase (?<subject>\S+)$/],
  ['keys.endedAll', /^endedAll keys (?<keys>\d+) sessions (?<sessions>\d+)$/],
  ['accessReview', /^accessReview (?<users>\S+)$/],
  ['job.retry', /^job retry (?<subject>.+)$/],
];
export const portalActs: readonly string[] = forms.map(([act]) => act);

/** Parts of such an entry; undefined for another text. */
export function readPortalAct(
  text: string,
): { readonly act: string; readonly more: string; readonly names: Readonly<Record<string, string>> } | undefined {
  for (const [act, form] of forms) {
    const groups = form.exec(text)?.groups;
    if (groups) return { act, more: groups['more'] ?? '', names: groups };
  }
  return undefined;
}

/** Rules of sign-ins: networks, none for everywhere, hours, 0 for no end, and the first day of second factors, or none. */
export interface WrittenRules {
  readonly networks: readonly string[];
  readonly hours: number;
  readonly factorFrom: string;
}

function rulesIn(text: string): WrittenRules | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !Array.isArray(value[0])) return undefined;
    return { networks: value[0].map(String), hours: Number(value[1]), factorFrom: String(value[2] ?? '') };
  } catch {
    // An entry is cut off where it is too long.
    return undefined;
  }
}

/** `signInRules [["10.0.0.0/8"],8,""] → [[],0,"2026-12-15"]`; undefined for another text. */
export function readSignInRules(text: string): { before: WrittenRules; after: WrittenRules } | undefined {
  const [, first = '', second = ''] = /^signInRules (\[.*\]) → (\[.*\])$/.exec(text) ?? [];
  const [before, after] = [rulesIn(first), rulesIn(second)];
  return before && after && { before, after };
}

/** What is done to a record and is no action of its type. */
export const furtherRecordActs = ['takeMail', 'discardMail', 'act'] as const;
