import { Readable } from 'node:stream';
import type { Proof } from '#contract/commissions/complaint.ts';
import type { OrderData } from '#contract/sales/order.ts';
import { maxProofFiles } from '#contract/ticket.ts';
import { ticketColumns } from '#contract/ticket-record.ts';
import { contractKey } from '#domain/commissions/match-corrections.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { allowedExtensions } from '#domain/documents/upload-rules.ts';
import { papersOfOrder } from '#domain/sales/orders/papers.ts';
import { paperBrandOf, providerOf } from '#server/brand/brand-source.ts';
import { notFound } from '#server/core/errors.ts';
import { openSound } from '#server/files/storage/open-sound.ts';
import { type ExcerptLine, statementExcerpt } from '#server/papers/statement-excerpt.ts';
import { attachmentsNaming, attachmentsOf } from '#server/queries/records/attachments.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { nameOfFoundation } from '#server/queries/session/foundations.ts';
import { keysOf, maySee } from '#server/records/engine/definition/access.ts';
import { paperName, printPaper, recordPaperOrder } from '#server/records/engine/record-papers.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import type { ActingFor } from '#server/session/actor.ts';

/** A proof with how its bytes are had. */
export interface FoundProof extends Proof {
  readonly open: () => Promise<Readable>;
}

/** So many contracts are looked up; a complaint takes fewer files than that anyway. */
const maxContracts = 20;
const maxOfTickets = 5;
const order = 'hfo.vp.order';
/** Contracts and their documents; never proofs of a person's identity. */
const provingSlots = ['signedFiles', 'attachments', 'fileQueue'];

/** The orders under some contract numbers, as far as the caller may see them. */
async function ordersOf(
  services: RecordServices,
  acting: ActingFor,
  contracts: readonly string[],
): Promise<RecordRow[]> {
  const record = recordType(services, order);
  if (!record.access.read(acting)) return [];
  const ordersByContract = await Promise.all(
    contracts.slice(0, maxContracts).map(async (contract) => {
      const rows = await matchingRecords(
        services.db,
        { trid: acting.foundation.trid, type: order },
        { text: contract },
      );
      return rows.filter(({ data }) => contractKey(String(data['contractNumber'] ?? '')) === contractKey(contract));
    }),
  );
  return ordersByContract.flat().filter((row) => maySee(record, acting, row));
}

/** The papers that prove the order and its acceptance. */
async function papersOf(services: RecordServices, acting: ActingFor, row: RecordRow): Promise<FoundProof[]> {
  const by = acting.user.displayName;
  const paper = papersOfOrder(row.data as unknown as OrderData).find((one) => one === 'confirmation');
  if (!paper) return [];
  const source = await recordPaperOrder(services, row, by);
  const paperOptions = { paper, language: 'de' } as const;
  return [
    {
      id: `${row.id}/${paper}`,
      name: paperName(source, paperOptions),
      from: 'paper',
      of: row.foreignid ?? '',
      open: async () => Readable.from([await printPaper(source, paperOptions)]),
    },
  ];
}

const sendable = ({ name }: { name: string }): boolean =>
  (allowedExtensions as readonly string[]).includes(extensionOf(name));

async function filesOf(
  services: RecordServices,
  { trid, id, foreignid }: Pick<RecordRow, 'trid' | 'id' | 'foreignid'>,
  from: 'order' | 'customer',
): Promise<FoundProof[]> {
  const files = await attachmentsOf(services.db, { trid, recordId: id });
  const proving = files.filter(({ field }) => from === 'customer' || provingSlots.includes(field));
  return proving.filter(sendable).map((file) => ({
    id: file.id,
    name: file.name,
    from,
    of: foreignid ?? '',
    open: async () => openSound(services, file),
  }));
}

/** What is kept with the customers of the orders: their own files, and those of tickets about them. */
async function filesOfCustomer(services: RecordServices, acting: ActingFor, id: string): Promise<FoundProof[]> {
  const { trid } = acting.foundation;
  const row = await findRecord(services.db, trid, id);
  if (!row || !maySee(recordType(services, row.type), acting, row)) return [];
  const ofTickets = await attachmentsNaming(
    services.db,
    { trid, recordId: id },
    { type: 'hd.ticket', by: ticketColumns.customerId },
    maxOfTickets,
    keysOf(recordType(services, 'hd.ticket'), acting),
  );
  return [
    ...(await filesOf(services, row, 'customer')),
    ...ofTickets.filter(sendable).map(
      (file): FoundProof => ({
        id: file.id,
        name: file.name,
        from: 'ticket',
        of: file.foreignid ?? '',
        open: async () => openSound(services, file),
      }),
    ),
  ];
}

/** The lines themselves, as the portal shows them. */
async function excerptOf(
  services: RecordServices,
  { foundation }: ActingFor,
  operator: string,
  lines: readonly ExcerptLine[],
): Promise<FoundProof[]> {
  if (lines.length === 0) return [];
  const partner = await nameOfFoundation(services.db, foundation.trid);
  const document = statementExcerpt(lines, {
    operator,
    partner,
    provider: providerOf(services.config),
    brand: paperBrandOf(services.config),
    created: services.clock(),
  });
  return [
    {
      id: 'statement',
      name: `Abrechnungsauszug ${document.reference.replace('Abrechnungsauszug ', '')}.pdf`,
      from: 'paper',
      of: '',
      open: async () => {
        const { renderDocument } = await import('#server/pdf/render-document.ts');
        return Readable.from([await renderDocument(document)]);
      },
    },
  ];
}

interface ProvedBy {
  readonly operator: string;
  readonly lines: readonly ExcerptLine[];
  readonly orders: readonly RecordRow[];
}

/** The portal's proofs for a complaint: billed lines, orders, and stored documents of the customers. */
export async function findProofs(
  services: RecordServices,
  acting: ActingFor,
  { operator, lines, orders }: ProvedBy,
): Promise<FoundProof[]> {
  const contracts = [...new Set(lines.flatMap(({ contract }) => contract ?? []))];
  const candidateRows = [...orders, ...(await ordersOf(services, acting, contracts))];
  const rows = [...new Map(candidateRows.map((row) => [row.id, row])).values()].slice(0, maxProofFiles);
  const customers = [...new Set(rows.map(({ data }) => String(data['customerId'] ?? '')))].filter(Boolean);
  const parts = [
    await excerptOf(services, acting, operator, lines),
    ...(await Promise.all(rows.map((row) => papersOf(services, acting, row)))),
    ...(await Promise.all(rows.map((row) => filesOf(services, row, 'order')))),
    ...(await Promise.all(customers.map((id) => filesOfCustomer(services, acting, id)))),
  ];
  return [...new Map(parts.flat().map((proof) => [proof.id, proof])).values()];
}

/** Those of the proofs that a call names. Throws 404 where the complaint has none such. */
export const chosenProofs = (availableProofs: readonly FoundProof[], ids: readonly string[]): FoundProof[] =>
  ids.map((id) => {
    const proof = availableProofs.find((one) => one.id === id);
    if (!proof) throw notFound();
    return proof;
  });
