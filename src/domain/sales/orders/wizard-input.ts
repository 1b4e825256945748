import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import { type SignatureMode, signatureModes } from '#contract/sales/signature-modes.ts';
import { type ConsentKey, consentKeys, type Signature, signature } from '#contract/sales/submission.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import type { Values } from '#domain/form/form-description.ts';
import type { AskedConsent } from './consents.ts';

const typed = z.optional(z.string());
const ticked = z.optional(z.boolean());

/** What the wizard holds while it is filled in; what is demanded of it, `wizardFaults` says. */
export const wizardContract = z.object({
  confirmedWarnings: z.optional(z.array(z.string())),
  ...(Object.fromEntries(consentKeys.map((key) => [key, ticked])) as Record<ConsentKey, typeof ticked>),
  mode: z.enum(signatureModes, 'choose'),
  signedFiles: z.optional(uploadIds(0, 5)),
  image: typed,
  mandateImage: typed,
  place: typed,
  date: typed,
  signer: typed,
  email: typed,
});

/** What the order brings into the wizard. */
export interface WizardCase {
  /** How many things keep the draft from being sent. */
  readonly blocking: number;
  readonly warnings: readonly { readonly path: string }[];
  readonly consents: readonly AskedConsent[];
  /** The mandate is signed for itself. */
  readonly hasMandate: boolean;
  /** The ways of signing that are open to the customer. */
  readonly signatureModes: readonly SignatureMode[];
}

/** The ids of the uploaded pictures of both signatures. */
interface UploadedDrawings {
  readonly image: string;
  readonly mandateImage: string;
}

/** Files and signatures that belong to another way of signing stay behind. */
function signatureOf(
  input: Values,
  { hasMandate }: Pick<WizardCase, 'hasMandate'>,
  drawings: UploadedDrawings,
): Signature {
  const text = (name: string) => String(input[name] ?? '').trim();
  const signer = text('signer');
  if (input['mode'] === 'upload') return { mode: 'upload', signedFiles: (input['signedFiles'] as string[]) ?? [] };
  if (input['mode'] === 'link') return { mode: 'link', email: text('email'), signer };
  return {
    mode: 'drawn',
    image: drawings.image,
    ...(hasMandate && { mandateImage: drawings.mandateImage }),
    place: text('place'),
    date: text('date'),
    signer,
  };
}

function signatureFaults(input: Values, order: WizardCase): Fault[] {
  const { mode } = input;
  if (!order.signatureModes.some((one) => one === mode))
    return [{ path: 'mode', key: mode === 'link' ? 'linkNotForPrivate' : 'choose' }];
  // The pictures are uploaded once everything else is right.
  const drawn = (name: string) => (input[name] ? 'drawn' : '');
  const signatureInput = signatureOf(input, order, { image: drawn('image'), mandateImage: drawn('mandateImage') });
  const issues = signature.safeParse(signatureInput).error?.issues ?? [];
  const inputFaults = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), key: message }));
  return inputFaults.filter(({ path }, at) => inputFaults.findIndex((one) => one.path === path) === at);
}

/** What stands against sending, by the field of the wizard. */
export const wizardFaults = (input: Values, order: WizardCase): Fault[] => [
  ...(order.blocking > 0 ? [{ path: 'findings', key: 'notComplete' }] : []),
  ...(order.warnings.every(({ path }) => ((input['confirmedWarnings'] as string[]) ?? []).includes(path))
    ? []
    : [{ path: 'confirmedWarnings', key: 'warningsUnread' }]),
  ...order.consents.flatMap(({ key, isDemanded }) =>
    isDemanded && input[key] !== true ? [{ path: key, key: 'given' }] : [],
  ),
  ...signatureFaults(input, order),
];

/** What is left to do before an order can be sent: at which field, and how often where it is counted. */
interface OpenStep {
  readonly name: string;
  readonly field: string;
  readonly count: number;
}

/** Several declarations are one step; one that is left is named. */
export function openSteps(input: Values, order: WizardCase): OpenStep[] {
  const faults = wizardFaults(input, order);
  const consents = faults.filter(({ path }) => consentKeys.some((key) => key === path));
  return faults.flatMap(({ path }): OpenStep[] => {
    if (path === 'findings') return [{ name: path, field: path, count: order.blocking }];
    if (!consents.some((consent) => consent.path === path)) return [{ name: path, field: path, count: 1 }];
    if (path !== consents[0]?.path) return [];
    return [{ name: consents.length > 1 ? 'consents' : path, field: path, count: consents.length }];
  });
}

/** What is sent of the wizard. */
export const submissionOf = (input: Values, order: WizardCase, drawings: UploadedDrawings) => ({
  consents: Object.fromEntries(order.consents.map(({ key }) => [key, input[key] === true])) as Partial<
    Record<ConsentKey, boolean>
  >,
  confirmedWarnings: order.warnings.map(({ path }) => path),
  signature: signatureOf(input, order, drawings),
});

/** The field of the wizard that a fault in the sent input belongs to; a fault in the draft itself has no field here. */
export function wizardField(path: string): string {
  const [, own = path] = /^(?:consents|signature)\.(\w+)/.exec(path) ?? [];
  return Object.hasOwn(wizardContract.shape, own) ? own : 'findings';
}
