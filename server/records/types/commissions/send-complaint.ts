import { Readable } from 'node:stream';
import type { ClaimKind, ComplaintRequest } from '#contract/commissions/complaint.ts';
import type { RecordEnvelope } from '#contract/record.ts';
import { centsTyped, rowFaults, rowsByContract } from '#domain/commissions/check-claims.ts';
import { claimName } from '#domain/commissions/complaint-form.ts';
import type { ComplaintRow } from '#domain/commissions/fill-complaint.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { ApiError, badRequest, invalidFields } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import { ThreadFault } from '#server/core/worker-thread.ts';
import type { Tx } from '#server/db/open.ts';
import { fileType } from '#server/files/inspection/file-type.ts';
import { templateName } from '#server/files/inspection/operator-template.ts';
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

interface Claimed {
  readonly found: FoundClaim;
  readonly row: ComplaintRow;
}

/** What is complained about with its rows, or what stands against that. */
async function claimsOf(services: RecordServices, acting: ActingFor, request: ComplaintRequest): Promise<Claimed[]> {
  const listIds = (of: ClaimKind) => request.claims.flatMap((claim) => (claim.of === of ? [claim.id] : []));
  const foundClaims = await findClaimed(services, acting, {
    lines: listIds('line'),
    orders: listIds('order'),
    gaps: listIds('gap'),
  });
  const over = foundClaims.find(({ state }) => state !== 'open');
  if (over) throw alreadyClaimed(over.ticket?.foreignid);
  if (foundClaims.some(({ operator }) => operator !== request.operator))
    throw badRequest(
      'Eine Reklamation geht an einen Netzbetreiber. Reklamieren Sie die Zeilen der anderen bitte extra.',
    );
  return foundClaims.map((one) => {
    const typed = request.claims.find(({ of, id }) => of === one.of && id === one.id)?.row;
    return { found: one, row: { ...one.claim.row, ...typed } };
  });
}

async function judge(services: RecordServices, { operator }: ComplaintRequest, claims: readonly Claimed[]) {
  const template = await services.complaintTemplate?.(operator);
  const today = berlinDay(services.clock());
  const faults = claims.flatMap(({ found: foundClaim, row }) =>
    rowFaults(template ?? { title: '', columns: [] }, row, today).map(({ path, key }) => [
      `${claimName(foundClaim.id)}.${path}`,
      key,
    ]),
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

const claimRow = (trid: string, ticketId: string, { found: foundClaim, row }: Claimed): ClaimRow => ({
  ...{ trid, of: foundClaim.of, id: foundClaim.id, ticketId, operator: foundClaim.operator, state: 'complained' },
  vo: row.vo ?? '',
  month: foundClaim.claim.month ?? '',
  kind: foundClaim.kind ?? null,
  contract: row.contract || null,
  phone: row.phone || null,
  customer: row.customer || null,
  tariff: row.tariff || null,
  expected: centsTyped(row.expected) ?? 0,
  received: centsTyped(row.received) ?? foundClaim.received,
  correctedBy: null,
  won: null,
});

/** The customer that all of it is about, where it is one. */
function customerOf(claims: readonly Claimed[]): string | undefined {
  const ids = new Set(claims.map(({ found: foundClaim }) => foundClaim.order?.data['customerId']));
  const [id] = ids;
  return ids.size === 1 && typeof id === 'string' ? id : undefined;
}

/** Makes the ticket that complains about lines and orders of one operator, with the filled template and all proofs. */
export async function prepareComplaint(services: RecordServices, acting: ActingFor, request: ComplaintRequest) {
  const { trid } = acting.foundation;
  const claims = await claimsOf(services, acting, request);
  await judge(services, request, claims);
  const { claims: _claims, proofs, proofFiles, ...ticketFields } = request;
  const proofList = await proofsOf(
    services,
    acting,
    claims.map((claim) => claim.found),
  );
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
    const lines = claims.flatMap(({ found: { of, id } }) => (of === 'line' ? [Number(id)] : []));
    const states = await holdLines(tx, trid, lines);
    const numberOf = async () => {
      for (const [of, some] of Map.groupBy(claims, ({ found: one }) => one.of)) {
        const ids = some.map(({ found: one }) => one.id);
        const [claimed] = await claimsNamed(tx, trid, of, ids);
        if (claimed) return claimed.ticketNumber ?? undefined;
      }
      return undefined;
    };
    if (lines.some((id) => states.get(id) !== 'open')) throw alreadyClaimed(await numberOf());
    for (const upload of [excel, ...files]) await insertFinishedUpload(tx, upload);
    const ticket = await write(tx);
    const added = await insertClaims(
      tx,
      claims.map((claim) => claimRow(trid, ticket.id, claim)),
    );
    if (added.size !== claims.length) throw alreadyClaimed(await numberOf());
    await complainAbout(tx, trid, lines, ticket.id);
    return ticket;
  };
}
