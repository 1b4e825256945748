import { formatSize } from '#domain/documents/file-size.ts';
import { maxFileSize } from '#domain/documents/upload-rules.ts';
import { ApiError, badRequest, notFound, storageFull, unexpected } from '#server/core/errors.ts';

export const wrongExtension = () =>
  new ApiError(415, 'Dieser Dateityp ist nicht erlaubt.', { fields: { file: 'fileType' } });
export const wrongContent = () =>
  new ApiError(415, 'Der Inhalt der Datei passt nicht zu ihrer Endung. Bitte laden Sie die Originaldatei hoch.', {
    fields: { file: 'fileContent' },
  });
export const unsafeContent = () =>
  new ApiError(
    415,
    'Die Datei enthält Makros, Programme, Webseiten, weitere Archive oder irreführende Dateinamen, oder sie wird entpackt zu groß. Bitte laden Sie die Dateien darin einzeln hoch.',
    { fields: { file: 'fileUnsafe' } },
  );
export const activeContent = () =>
  new ApiError(
    415,
    'Das PDF führt ein Skript aus, startet ein Programm oder enthält eines. Bitte drucken Sie es in ein neues PDF und laden Sie dieses hoch.',
    { fields: { file: 'fileActive' } },
  );
export const remoteContent = () =>
  new ApiError(
    415,
    'Das Dokument holt beim Öffnen eine Vorlage, ein Bild oder Daten von einem anderen Rechner oder Programm. Bitte lösen Sie die Verknüpfung, oder speichern Sie es als PDF.',
    { fields: { file: 'fileRemote' } },
  );
export const lockedContent = () =>
  new ApiError(
    415,
    'Die Datei hat ein Passwort, oder eine Datei darin. Bitte entfernen Sie es und laden Sie die Datei noch einmal hoch.',
    {
      fields: { file: 'filePassword' },
    },
  );
export const legacyContent = () =>
  new ApiError(
    415,
    'Die Datei hat das alte Format von Excel oder Word 97 bis 2003. Bitte speichern Sie sie im neuen.',
    {
      fields: { file: 'fileLegacy' },
    },
  );
export const infectedContent = (name: string) =>
  new ApiError(415, `In der Datei „${name}“ wurde Schadsoftware gefunden. Sie wird nicht angenommen.`, {
    fields: { file: 'fileInfected' },
  });
export const notScanned = () =>
  new ApiError(
    503,
    'Die Datei konnte gerade nicht auf Schadsoftware geprüft werden. Bitte versuchen Sie es in einigen Minuten erneut.',
  );
export const emptyFile = () => new ApiError(400, 'Die Datei ist leer.', { fields: { file: 'fileEmpty' } });
export const fileTooLarge = (limit: number = maxFileSize) =>
  new ApiError(413, `Die Datei ist größer als ${formatSize(limit, 'de')}.`, {
    fields: { file: `fileSize:${Math.floor(limit / 1024 ** 2)}` },
  });
export const tooManyUploads = () =>
  new ApiError(
    429,
    'Von Ihnen oder Ihrem Unternehmen liegen sehr viele Dateien bereit, die noch zu keinem Ticket gehören. Bitte senden oder verwerfen Sie zuerst begonnene Tickets. Dateien ohne Ticket werden spätestens nach vier Tagen gelöscht.',
    { fields: { file: 'filesWaiting' } },
  );
const wrongOffset = () => new ApiError(409, 'Von dieser Datei ist ein anderer Teil schon angekommen.');
const wrongVersion = () => new ApiError(412, 'Die Version des Upload-Protokolls wird nicht unterstützt.');
const wrongChecksum = () =>
  new ApiError(460, 'Ein Teil der Datei ist beschädigt angekommen. Bitte senden Sie ihn erneut.');

/** The API's error for a status of the tus library; its own sentences are English and meant for developers. */
export function uploadError(status: number, maxSize: number): ApiError {
  switch (status) {
    case 404:
    case 410:
      return notFound();
    case 409:
      return wrongOffset();
    case 412:
      return wrongVersion();
    case 413:
      return fileTooLarge(maxSize);
    case 460:
      return wrongChecksum();
    case 507:
      return storageFull();
    default:
      return status < 500 || status === 501 ? badRequest() : unexpected();
  }
}
