import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  libraryDocument,
  libraryDocumentQuery,
  libraryFolders,
  libraryUpload,
  libraryUploaded,
} from '#contract/documents/library-upload.ts';
import { isEditor } from '#domain/access/roles.ts';
import { userName } from '#server/audit/append-audit.ts';
import { forbidden, notFound } from '#server/core/errors.ts';
import { parseLibraryPath } from '#server/library/library-path.ts';
import { readDocument } from '#server/library/upload/document-meta.ts';
import { uploadDocuments } from '#server/library/upload/upload-documents.ts';
import { uploadFolders } from '#server/library/upload/upload-folders.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Files'];

/** Where editors bring documents into the library. */
export const libraryUploads: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.addHook('onRequest', async ({ actor }) => {
    if (!isEditor(actor.user.roles) || actor.viewed !== undefined) throw forbidden();
  });

  const list = {
    tags,
    summary: 'The folders of the library that documents come into',
    response: { 200: libraryFolders, ...refusals },
  };
  app.get('/editor/library', { schema: list }, async ({ actor }) => ({
    folders: await uploadFolders(services, actor.user),
  }));

  const read = {
    tags,
    summary: 'What is said of a document, for one that takes its place',
    querystring: libraryDocumentQuery,
    response: { 200: libraryDocument, ...refusals },
  };
  app.get('/editor/library/document', { schema: read }, async ({ query }) => {
    const place = parseLibraryPath(query.path);
    const document = place && (await readDocument(services.library.source, place.path));
    if (!document) throw notFound();
    return document;
  });

  const upload = {
    tags,
    summary:
      'Bring uploaded files into a folder with description, version, roles and validity; one may take the place of another document',
    body: libraryUpload,
    response: { 200: libraryUploaded, ...refusals },
  };
  app.post('/editor/library', { schema: upload }, async ({ actor, body }) => ({
    paths: await uploadDocuments(services, { id: actor.user.id, login: userName(actor.user) }, body),
  }));
};
