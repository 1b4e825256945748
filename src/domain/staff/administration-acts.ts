import { approvalKinds } from '#contract/staff/approvals.ts';
import { organisationActions, userActions } from '#contract/staff/organisations.ts';
import { requestKinds } from '#contract/staff/retention.ts';

const approvalActs = ['prepare', 'release', 'refuse', 'withdraw'] as const;
const catalogueActs = ['create', 'rename', 'put', 'remove', 'merge', 'takeBack', 'discard'] as const;
const legalActs = ['create', 'change', 'publish', 'discard'] as const;
const mailActs = ['draft', 'publish', 'test', 'discard'] as const;
const personActs = ['find', 'submit', 'answered', 'withdraw'] as const;
const retentionActs = ['hold', 'unhold'] as const;
const brandActs = ['company', 'propose', 'discard'] as const;
type Approved = `approval.${(typeof approvalActs)[number]}.${(typeof approvalKinds)[number]}`;

/** What administrators do, as the audit log writes it. */
export type AdministrationAct =
  | Approved
  | 'organisation.create'
  | `organisation.${keyof typeof organisationActions}`
  | `user.${keyof typeof userActions}`
  | `catalogue.${(typeof catalogueActs)[number]}`
  | `brand.${(typeof brandActs)[number]}`
  | `legal.${(typeof legalActs)[number]}`
  | `mail.${(typeof mailActs)[number]}`
  | `person.${(typeof personActs)[number]}`
  | `person.create.${(typeof requestKinds)[number]}`
  | `retention.${(typeof retentionActs)[number]}`
  | 'administration.end'
  | 'invitation.send'
  | 'invitation.prepare';

const keysOf = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[];

export const administrationActs: readonly AdministrationAct[] = [
  ...approvalActs.flatMap((act) => approvalKinds.map((kind) => `approval.${act}.${kind}` as const)),
  'organisation.create',
  ...keysOf(organisationActions).map((act) => `organisation.${act}` as const),
  ...keysOf(userActions).map((act) => `user.${act}` as const),
  ...catalogueActs.map((act) => `catalogue.${act}` as const),
  ...brandActs.map((act) => `brand.${act}` as const),
  ...legalActs.map((act) => `legal.${act}` as const),
  ...mailActs.map((act) => `mail.${act}` as const),
  ...personActs.map((act) => `person.${act}` as const),
  ...requestKinds.map((kind) => `person.create.${kind}` as const),
  ...retentionActs.map((act) => `retention.${act}` as const),
  'administration.end',
  'invitation.send',
  'invitation.prepare',
];

/** An entry of the audit log in its parts. */
export interface WrittenAct {
  readonly act: string;
  readonly subject: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly reason?: string | undefined;
}

const nothing = '–';
const [partsBy, changeBy] = [' · ', ' → '];

/** `organisation.lock 1001 · active → locked · Vertrag gekündigt` */
export const writeAct = ({ act, subject, before, after, reason }: WrittenAct): string =>
  [`${act} ${subject}`, (before || after) && `${before || nothing}${changeBy}${after || nothing}`, reason]
    .filter(Boolean)
    .join(partsBy);

const changeOf = (text: string | undefined) => {
  const [before, ...after] = text?.split(changeBy) ?? [];
  return after.length === 0 ? undefined : { before, after: after.join(changeBy) };
};
const told = (text: string | undefined) => (text === nothing || text === '' ? undefined : text);

/** The parts of such an entry; undefined for one of another form. */
export function readAct(text: string): WrittenAct | undefined {
  const [head = '', ...parts] = text.split(partsBy);
  const space = head.indexOf(' ');
  const act = head.slice(0, space);
  if (!administrationActs.some((known) => known === act)) return undefined;
  const change = changeOf(parts[0]);
  const reason = parts.slice(change ? 1 : 0).join(partsBy);
  return {
    act,
    subject: head.slice(space + 1),
    before: told(change?.before),
    after: told(change?.after),
    reason: told(reason),
  };
}

/** Rights that a user was given or lost, who joined or left with them. */
export interface WrittenRights {
  readonly subject: string;
  readonly step: 'joined' | 'left' | 'changed';
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

/** `1001/lea.fuchs joined +SP`, `1001/lea.fuchs +SP -WS`; undefined for another text. */
export function readRights(text: string): WrittenRights | undefined {
  const [, subject = '', step, signed = ''] =
    /^([\w.-]+\/[\w.@+-]+)(?: (joined|left))?((?: [+-]\w+)*)$/.exec(text) ?? [];
  if (subject === '' || (step === undefined && signed === '')) return undefined;
  const signs = signed.split(' ').filter(Boolean);
  const of = (sign: string) => signs.filter((one) => one.startsWith(sign)).map((one) => one.slice(1));
  return { subject, step: (step as 'joined' | undefined) ?? 'changed', given: of('+'), taken: of('-') };
}
