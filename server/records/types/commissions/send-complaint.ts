import { Readable } from 'node:stream';
import type { ClaimKind, ComplaintRequest } from '#contract/commissions/complaint.ts';
import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { RecordEnvelope } from '#contract/record.ts';
import { centsTyped, rowFaults, rowsByContract } from '#domain/commissions/check-claims.ts';
import type { ComplaintRow } from '#domain/commissions/fill-complaint.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { ApiError, badRequest, invalidFields } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import { ThreadFault } from '#server/core/worker-thread.ts';
import type { Tx } from '#server/db/open.ts';
import { fileType } from '#server/files/inspection/file-type.ts';
import { isOperator, templateName } from '#server/files/inspection/operator-template.ts';
import { inFileThread } from '#server/files/reading/file-thread.ts';
import {
  type ClaimRow,
  claimsNamed,
  complainAbout,
  holdLines,
  insertClaims,
} from '#server/queries/commissions/claims.ts';
import { insertFinishedUpload } from '#server/queries/uploads.ts';
import { prepareCreate } from '#server/records/engine/create-record.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { chosenProofs } from './complaint-proofs.ts';
import { type FoundClaim, findClaimed, proofsOf } from './prepare-complaint.ts';

const alreadyClaimed = (number: string | number | undefined) =>
  new ApiError(
    409,
    number
      ? `Darüber läuft schon eine Reklamation: Ticket ${number}.`
      : 'Eine der Zeilen ist nicht mehr offen. Laden Sie die Seite bitte neu.',
  );

/** A row of a complaint, with the line, order or gap that it is about; undefined where the partner typed it. */
interface Claimed {
  readonly source: FoundClaim | undefined;
  readonly row: ComplaintRow;
}
const sourcesOf = (claims: readonly Claimed[]): FoundClaim[] => claims.flatMap(({ source }) => source ?? []);

/** What is complained about with its rows, or what stands against that. */
async function claimsOf(services: RecordServices, acting: ActingFor, request: ComplaintRequest): Promise<Claimed[]> {
  const listIds = (of: ClaimKind) => request.claims.flatMap((claim) => (claim.of === of ? (claim.id ?? '') : []));
  const foundClaims = await findClaimed(services, acting, {
    lines: listIds('line'),
    orders: listIds('order'),
    gaps: listIds('gap'),
  });
  if (foundClaims.length === 0 && !isOperator(request.operator)) throw invalidFields({ operator: 'choose' });
  const over = foundClaims.find(({ state }) => state !== 'open');
  if (over) throw alreadyClaimed(over.ticket?.foreignid);
  if (foundClaims.some(({ operator }) => operator !== request.operator))
    throw badRequest(
      'Eine Reklamation geht an einen Netzbetreiber. Reklamieren Sie die Zeilen der anderen bitte extra.',
    );
  return request.claims.map(({ of, id, row }) => {
    const source = foundClaims.find((one) => one.of === of && one.id === id);
    return { source, row: { ...source?.claim.row, ...row } };
  });
}

async function templateOf(services: RecordServices, operator: string): Promise<ComplaintTemplate> {
  return (await services.complaintTemplate?.(operator)) ?? { title: '', columns: [] };
}

async function judge(services: RecordServices, { operator }: ComplaintRequest, claims: readonly Claimed[]) {
  const template = await templateOf(services, operator);
  const today = berlinDay(services.clock());
  const faults = claims.flatMap(({ row }, index) =>
    rowFaults(template, row, today).map(({ path, key }) => [`claims.${index}.${path}`, key]),
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

/** The operator's template with a row for each contract. */
async function filledTemplate(services: RecordServices, operator: string, claims: readonly Claimed[]): Promise<Buffer> {
  try {
    const workbook = await services.complaintWorkbook?.(operator);
    if (!workbook) throw new UnreadableFile('archive');
    const rows = rowsByContract(claims.map(({ row }) => row));
    return Buffer.from(
      await inFileThread({ bytes: workbook }, (thread) => thread.fill(rows, berlinDay(services.clock()))),
    );
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof ThreadFault)
      throw new ApiError(
        409,
        'Die Excel-Vorlage dieses Netzbetreibers lässt sich nicht von selbst ausfüllen. Bitte laden Sie sie beim neuen Ticket herunter und füllen Sie sie in Excel aus.',
      );
    throw error;
  }
}

/** Files of the portal become uploads of the caller, as if the user had chosen them; unused ones are swept up. */
async function storeFile(
  { storage, clock }: RecordServices,
  { user }: ActingFor,
  name: string,
  bytes: Readable,
): Promise<Parameters<typeof insertFinishedUpload>[1]> {
  const now = clock();
  const id = uuidv7(now);
  const stored = await storage.put(id, bytes);
  return { id, userId: user.id, name, mimetype: fileType(name).mimetype, ...stored, created: now, finished: now };
}

interface ClaimContext {
  readonly trid: string;
  readonly ticketId: string;
  readonly operator: string;
  readonly now: number;
}

const claimRow = (common: ClaimContext, { source, row }: Claimed): ClaimRow => ({
  ...{ trid: common.trid, ticketId: common.ticketId, operator: common.operator, state: 'complained' },
  ...(source ? { of: source.of, id: source.id } : { of: 'typed', id: uuidv7(common.now) }),
  vo: row.vo ?? '',
  month: source?.claim.month ?? (source ? '' : monthOfDay(berlinDay(common.now))),
  kind: source?.kind ?? null,
  contract: row.contract || null,
  phone: row.phone || null,
  customer: row.customer || null,
  tariff: row.tariff || null,
  expected: centsTyped(row.expected) ?? 0,
  received: centsTyped(row.received) ?? source?.received ?? 0,
  correctedBy: null,
  won: null,
});

/** The customer that all of it is about, where it is one. */
function customerOf(claims: readonly Claimed[]): string | undefined {
  const ids = new Set(claims.map(({ source }) => source?.order?.data['customerId']));
  const [id] = ids;
  return ids.size === 1 && typeof id === 'string' ? id : undefined;
}

/** Makes the ticket that complains about lines and orders of one operator, with the filled template and all proofs. */
export async function prepareComplaint(services: RecordServices, acting: ActingFor, request: ComplaintRequest) {
  const { trid } = acting.foundation;
  const claims = await claimsOf(services, acting, request);
  await judge(services, request, claims);
  const { claims: _claims, proofs, proofFiles, ...ticketFields } = request;
  const sources = sourcesOf(claims);
  const proofList = await proofsOf(services, acting, sources);
  const template = await filledTemplate(services, request.operator, claims);
  const excel = await storeFile(services, acting, templateName(request.operator), Readable.from([template]));
  const files = await Promise.all(
    chosenProofs(proofList, proofs).map(async ({ name, open }) => storeFile(services, acting, name, await open())),
  );
  const customerId = customerOf(claims);
  const write = await prepareCreate(services, recordType(services, 'hd.ticket'), acting, {
    ...ticketFields,
    type: 'hd.ticket',
    value5: 'etcProvisionComplain',
    excelFile: [excel.id],
    proofFiles: [...files.map(({ id }) => id), ...proofFiles],
    ...(customerId && { customerId }),
  });

  return async (tx: Tx): Promise<RecordEnvelope> => {
    const lines = sources.flatMap(({ of, id }) => (of === 'line' ? [Number(id)] : []));
    const states = await holdLines(tx, trid, lines);
    const numberOf = async () => {
      for (const [of, some] of Map.groupBy(sources, (source) => source.of)) {
        const ids = some.map(({ id }) => id);
        const [claimed] = await claimsNamed(tx, trid, of, ids);
        if (claimed) return claimed.ticketNumber ?? undefined;
      }
      return undefined;
    };
    if (lines.some((id) => states.get(id) !== 'open')) throw alreadyClaimed(await numberOf());
    for (const upload of [excel, ...files]) await insertFinishedUpload(tx, upload);
    const ticket = await write(tx);
    const common = { trid, ticketId: ticket.id, operator: request.operator, now: services.clock() };
    const added = await insertClaims(
      tx,
      claims.map((claim) => claimRow(common, claim)),
    );
    if (added.size !== claims.length) throw alreadyClaimed(await numberOf());
    await complainAbout(tx, trid, lines, ticket.id);
    return ticket;
  };
}
