import type { FastifyReply, FastifyRequest } from 'fastify';
import { deputyName } from '#domain/access/deputy-name.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { type AuditNote, appendAuditIn } from '../audit/append-audit.ts';
import { ApiError, expired } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import type { DownloadGrant } from '../queries/download-tokens.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { markRead } from '../queries/records/attachments.ts';
import { throttled } from '../session/throttle.ts';
import { checkGrant } from './check-grant.ts';
import { damagedPage } from './damaged-page.ts';
import type { Download, DownloadFile } from './download.ts';
import { openDownload } from './download-files.ts';
import { lookAtGrant, spendGrant } from './download-grants.ts';
import type { DownloadServices } from './download-services.ts';
import { goneHeaders, gonePage } from './gone-page.ts';
import { sendDownload } from './send-download.ts';

/** Serves what a one-time token opens; a token that is over answers 410, a damaged file 500, as a page where a browser asks. */
export async function deliverGrant(
  services: DownloadServices,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  try {
    return await deliver(services, request, reply, token);
  } catch (error) {
    if (!(error instanceof ApiError && request.headers.accept?.includes('text/html'))) throw error;
    const page = pageFor(error, services.config.publicBaseUrl, request.headers['accept-language']);
    if (page === undefined) throw error;
    return reply
      .code(error.statusCode)
      .headers({ ...goneHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(page);
  }
}

function pageFor({ statusCode, extras }: ApiError, origin: string, language: string | undefined): string | undefined {
  if (extras.file !== undefined) return damagedPage(origin, extras.file, language);
  return statusCode === 410 ? gonePage(origin, language) : undefined;
}

/** A partner may take a file back until an employee has it; whichever of both comes first counts. */
async function auditRead(tx: Tx, now: number, grant: DownloadGrant, files: readonly DownloadFile[]): Promise<void> {
  const places = files.filter((file) => file.kind === 'attachment');
  if (!isEmployee(grant.roles) || places.length === 0) return;
  if ((await markRead(tx, places, now)) < places.length) throw expired();
}

/** One entry per record with files in the download; one entry if there is no record. */
const notesOf = (grant: DownloadGrant, { records }: Download): AuditNote[] => {
  const { userId, userName, deputy, deputyUserName, name } = grant;
  const by = deputyUserName
    ? { id: deputy?.by, name: deputyName(deputyUserName, userName) }
    : { id: userId, name: userName };
  const note = { kind: 'download', by, text: name } as const;
  return records.length === 0 ? [note] : records.map(({ trid, id }) => ({ ...note, trid, record: { id } }));
};

async function deliver(services: DownloadServices, request: FastifyRequest, reply: FastifyReply, token: string) {
  const grant = await lookAtGrant(services, token);
  const files = grant.files as DownloadFile[];
  const download = await openDownload(services, files);
  const isPreview = files.some((file) => file.kind === 'library' && file.preview);
  const check = () => checkGrant(services, grant, download);
  await check();
  // Mail scanners and link previews ask by HEAD first; the user must still get through.
  if (request.method !== 'HEAD') {
    // A document of the library belongs to no foundation: its download is the user's own activity.
    const own = isPreview ? [] : [{ trid: undefined }];
    const places = download.documents.length > 0 ? own : download.records;
    await spendGrant(services, grant, async (tx, time) => {
      await auditRead(tx, time, grant, files);
      await appendAuditIn(tx, time, notesOf(grant, download));
      await insertActivities(
        tx,
        places.map((place) => ({
          trid: place.trid,
          ...('link' in place && { link: place.link }),
          userId: grant.deputy?.by ?? grant.userId,
          time,
          actor: grant.deputyName ? deputyName(grant.deputyName, grant.displayName) : grant.displayName,
          kind: 'document.downloaded' as const,
          text: grant.name,
        })),
      );
    });
  }
  return sendDownload(request, reply, grant.name, download, throttled(services.clock, check));
}
