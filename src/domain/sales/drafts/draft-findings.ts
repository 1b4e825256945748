import type { LineAddress } from '#contract/sales/availability.ts';
import { type DraftCheck, type DraftData, isWritable } from '#contract/sales/draft.ts';
import type { PriceList } from '#contract/sales/product.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import type { Fault } from '#domain/form/form-contract.ts';
import { ruleWarnings } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { judgeAvailability, type KnownChecks } from '../availability/judge-check.ts';
import { newerList } from '../orders/price-update.ts';
import { productNamed } from '../products/catalogue.ts';
import { endOfList } from '../products/price-guard.ts';
import { sharedNames } from './customer-answers.ts';
import { answersOf, formOf, type Moment, sectionsOf } from './draft-form.ts';

type Findings = Pick<DraftCheck, 'blocking' | 'warnings'>;
type Finding = Findings['blocking'][number];

/** What there is beside the draft, looked up by the server. */
export interface Known extends Moment {
  readonly priceLists: readonly PriceList[];
  readonly customer: { readonly isArchived: boolean; readonly missing: readonly Fault[] } | undefined;
  /** Where the line ends, and what the organisation knows of it. */
  readonly line: KnownChecks & { readonly site: LineAddress | undefined };
  /** Answers of orders under way for the same customer and product. */
  readonly open: readonly Readonly<Record<string, unknown>>[];
}

const at = (path: string, message: string): Finding => ({ path, message });

/** Whether the draft has a field for an answer of its customer. */
function asksFor(draft: DraftData, path: string): boolean {
  const [name = '', inner] = path.split('.');
  const fields = fieldsOf(formOf(draft));
  if ((sharedNames as readonly string[]).includes(name)) return Object.hasOwn(fields, name);
  const group = fields['customerData'];
  const field = group?.kind === 'group' ? group.fields[name] : undefined;
  return field?.kind === 'group' ? inner === undefined || Object.hasOwn(field.fields, inner) : field !== undefined;
}

function customerFindings(draft: DraftData, { customer }: Known): Finding[] {
  const { customerId } = draft;
  if (!customerId) return [];
  if (!customer) return [at('customerId', 'customerGone')];
  return [
    ...(customer.isArchived ? [at('customerId', 'customerArchived')] : []),
    // What the draft itself asks for is found in its sections.
    ...customer.missing.filter(({ path }) => !asksFor(draft, path)).map(({ path, key }) => at(`customer.${path}`, key)),
  ];
}

/** The place that is supplied: an address of its own, else that of the customer. */
function siteOf(values: Readonly<Record<string, unknown>>): string {
  if (values['siteDiffers'] !== true) return '';
  const site = valuesIn(values['siteAddr']);
  return ['zip', 'street', 'houseNumber']
    .map((name) =>
      String(site[name] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join(' ');
}

function priceFindings({ priceListId }: DraftData, { priceLists, today }: Known): Finding[] {
  if (endOfList(priceLists, priceListId) === '') return [at('priceListId', 'priceListGone')];
  return newerList(priceListId, priceLists, today) ? [at('priceListId', 'priceListNewer')] : [];
}

/** `docs/domain/order-submission.md#check`, as the browser judges it too: what keeps a draft from being sent, and what is to be confirmed. */
export function findingsOf(draft: DraftData, known: Known): Findings {
  const { bookable, expiredOn } = productNamed(draft);
  const isOver = !bookable || (expiredOn !== undefined && expiredOn < known.today);
  const request = requestOf(formOf(draft), answersOf(draft));
  const context = { ...known, customer: draft.customer };
  const line = judgeAvailability(request, known.line.site, known.line);
  return {
    blocking: [
      ...(isWritable(draft.state) ? [] : [at('state', 'draftReadOnly')]),
      ...(isOver ? [at('productType', 'productNotBookable')] : []),
      ...customerFindings(draft, known),
      ...sectionsOf(draft, known).flatMap(({ faults }) => faults.map(({ path, key }) => at(path, key))),
      ...line.blocking,
    ],
    warnings: [
      ...priceFindings(draft, known),
      ...(!isOver && expiredOn ? [at('productType', 'productEnds')] : []),
      ...(known.open.some((other) => siteOf(other) === siteOf(draft)) ? [at('customerId', 'duplicateOrder')] : []),
      ...line.warnings,
      ...ruleWarnings(formOf(draft), request, context).map(({ path, key }) => at(path, key)),
    ],
  };
}
