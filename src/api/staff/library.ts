import {
  type LibraryUpload,
  libraryDocument,
  libraryFolders,
  libraryUploaded,
} from '#contract/documents/library-upload.ts';
import { get, post } from '../http.ts';

export const readFolders = async () => (await get('/editor/library', {}, libraryFolders)).folders;
export const readDocument = (path: string) => get('/editor/library/document', { path }, libraryDocument);
/** Throws ApiError: 409 where the document that is replaced was changed meanwhile. */
export const uploadDocuments = (upload: LibraryUpload) => post('/editor/library', upload, libraryUploaded);
