import type { Brand, BrandAction, BrandCompany, BrandLook, BrandOverview } from '#contract/brand/brand.ts';
import { changedFields } from '#domain/brand/changed-fields.ts';
import { wholeLook } from '#domain/brand/shipped.ts';
import { approvalStateAt } from '#domain/staff/approval-rules.ts';
import { builtCompany, variantOf, variantsOf } from '#server/brand/brand-source.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { listAdministrators } from '#server/queries/administration/administrators.ts';
import { openApprovals } from '#server/queries/administration/approvals.ts';
import { type BrandRow, changeBrand, listNamedBrands, lockBrand, logoShapes } from '#server/queries/brand/brands.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { checkLook, publishCompany } from './brand-look.ts';
import { brandVersionsOf, operator } from './brand-versions.ts';

/** The approvals of a kind that still hold, by their subject. */
export async function waitingApprovals(db: Db | Tx, kind: string, now: number): Promise<ReadonlyMap<string, string>> {
  const open = await openApprovals(db, kind);
  return new Map(
    open
      .filter(({ expires }) => approvalStateAt('prepared', expires, now) === 'prepared')
      .map(({ subject, id }) => [subject, id]),
  );
}

export const otherAdministrators = async (db: Db, by: Administrator): Promise<string[]> =>
  (await listAdministrators(db))
    .filter(({ id, isAdministrator }) => isAdministrator && id !== by.id)
    .map(({ name }) => name);

const changeOf = (at: number | null, by: string | null) => (at === null ? undefined : { at, by: by ?? operator });

/** The brands of all variants, this portal's first. */
export async function brandsOf(
  { db, clock, config }: Pick<AdministrationServices, 'db' | 'clock' | 'config'>,
  by: Administrator,
): Promise<BrandOverview> {
  const [rows, waiting, others] = await Promise.all([
    listNamedBrands(db),
    waitingApprovals(db, 'brand', clock()),
    otherAdministrators(db, by),
  ]);
  const own = variantOf(config);
  const variants = [own, ...variantsOf(config).filter((variant) => variant !== own)];
  const brands = await Promise.all(
    variants.map(async (variant): Promise<Brand> => {
      const row = rows.find(({ brand }) => brand.variant === variant);
      const look = wholeLook(variant, row?.brand.look);
      const proposal = row?.brand.proposal ? wholeLook(variant, row.brand.proposal) : undefined;
      const approval = waiting.get(variant);
      const lookChanged = row && changeOf(row.brand.lookChanged, row.lookBy);
      const companyChanged = row && changeOf(row.brand.companyChanged, row.companyBy);
      const proposed = row && changeOf(row.brand.proposed, row.proposedBy);
      const logos = await logoShapes(db, [look.logo, proposal?.logo ?? ''].filter(Boolean));
      return {
        variant,
        look,
        lookVersion: row?.brand.lookVersion ?? 0,
        ...(lookChanged && { lookChanged }),
        ...(proposal && proposed && { proposal: { look: proposal, ...proposed } }),
        ...(approval !== undefined && { approval }),
        company: row?.brand.company ?? builtCompany(config),
        companyVersion: row?.brand.companyVersion ?? 0,
        ...(companyChanged && { companyChanged }),
        logos: logos as Brand['logos'],
        versions: await brandVersionsOf(db, config, variant),
      };
    }),
  );
  return { brands, others };
}

const logoText = (digest: string) => (digest ? digest.slice(0, 8) : '–');
const signatureText = (text: string) => text.replaceAll('\n', ' / ').slice(0, 60) || '–';
const senderText = ({ sender, replyTo }: BrandLook) =>
  [sender, replyTo && `<${replyTo}>`].filter(Boolean).join(' ') || '–';

/** `#0f4c5c → #7a1fa2, Logo 1a2b3c4d`: what differs, without words of a language. */
export function lookDifference(before: BrandLook, after: BrandLook): string {
  const pairs = [
    [before.brand, after.brand],
    [before.accent, after.accent],
    [`Logo ${logoText(before.logo)}`, `Logo ${logoText(after.logo)}`],
    [senderText(before), senderText(after)],
    [signatureText(before.signatureDe), signatureText(after.signatureDe)],
    [signatureText(before.signatureEn), signatureText(after.signatureEn)],
  ] as const;
  return pairs
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from} → ${to}`)
    .join(', ');
}

function companyDifference(before: BrandCompany, after: BrandCompany): { before: string; after: string } {
  const names = changedFields(before, after);
  const textOf = (company: BrandCompany) => names.map((name) => `${name}: ${company[name] || '–'}`).join(', ');
  return { before: textOf(before), after: textOf(after) };
}

type Act<A extends BrandAction['_action']> = (
  at: {
    readonly tx: Tx;
    readonly services: AdministrationServices;
    readonly by: Administrator;
    readonly row: BrandRow;
  },
  action: Extract<BrandAction, { _action: A }>,
) => Promise<string | undefined>;

const company: Act<'company'> = async ({ tx, services, by, row }, { version, _action, ...after }) => {
  if (row.companyVersion !== version) throw new AdministrationFault('changedMeanwhile');
  const now = services.clock();
  const difference = companyDifference(row.company ?? builtCompany(services.config), after);
  await publishCompany(tx, row, after, { by: by.id, at: now });
  await auditAct(tx, now, by, { act: 'brand.company', subject: row.variant, ...difference });
  return undefined;
};

async function changeProposal(
  { tx, services, by, row }: Parameters<Act<'propose'>>[0],
  version: number,
  proposal: BrandLook | null,
) {
  if (row.lookVersion !== version) throw new AdministrationFault('changedMeanwhile');
  const now = services.clock();
  if ((await waitingApprovals(tx, 'brand', now)).has(row.variant)) throw new AdministrationFault('brandWaits');
  const signed = proposal ? { proposedBy: by.id, proposed: now } : { proposedBy: null, proposed: null };
  await changeBrand(tx, row.variant, { proposal, lookVersion: version + 1, ...signed });
}

const propose: Act<'propose'> = async (at, { version, _action, ...look }) => {
  const { tx, row, by, services } = at;
  await checkLook(tx, look);
  const before = wholeLook(row.variant, row.look);
  const difference = lookDifference(before, look);
  if (difference === '') throw invalidFields({ brand: 'brandUnchanged' });
  await changeProposal(at, version, look);
  await auditAct(tx, services.clock(), by, { act: 'brand.propose', subject: row.variant, after: difference });
  return difference;
};

const discard: Act<'discard'> = async (at, { version }) => {
  const { tx, row, by, services } = at;
  if (!row.proposal) throw notFound();
  await changeProposal(at, version, null);
  await auditAct(tx, services.clock(), by, { act: 'brand.discard', subject: row.variant });
  return undefined;
};

const acts = { company, propose, discard };

/** Saves the company, or prepares logo, colours and sender for a second administrator. */
export async function actOnBrand(
  services: AdministrationServices,
  by: Administrator,
  variant: string,
  action: BrandAction,
): Promise<void> {
  if (!variantsOf(services.config).includes(variant)) throw notFound();
  const difference = await services.db.transaction(async (tx) => {
    const row = await lockBrand(tx, variant);
    return (acts[action._action] as Act<BrandAction['_action']>)({ tx, services, by, row }, action);
  });
  if (action._action !== 'propose' || difference === undefined) return;
  await prepareApproval(services, by, {
    ...{ kind: 'brand', subject: variant, before: String(action.version + 1), after: difference },
    reason: '',
  });
}
