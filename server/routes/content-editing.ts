import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  contentImageQuery,
  contentImageTypes,
  largestContentImage,
  storedContentImage,
} from '#contract/content/content-image.ts';
import {
  contentAction,
  contentAnswer,
  contentComparison,
  contentDetail,
  contentFilesOf,
  contentList,
  contentPreview,
  draftInput,
  type EditedCollection,
  entryParams,
  previewInput,
} from '#contract/content/edited-content.ts';
import { isEditor } from '#domain/access/roles.ts';
import { userName } from '../audit/append-audit.ts';
import { actOnContent, contentDetailOf, saveDraft } from '../content/editing/edit-content.ts';
import type { Editor } from '../content/editing/editing-services.ts';
import { storeImage } from '../content/editing/images.ts';
import { listContent } from '../content/editing/list-content.ts';
import { compareContent, contentFilesFor, previewContent } from '../content/editing/show-content.ts';
import { contentLookMs, renewContent } from '../content/renew-content.ts';
import { forbidden } from '../core/errors.ts';
import type { ActingUser } from '../session/actor.ts';
import { refusals } from './common-schemas.ts';

const tags = ['Content'];

const nameOf = ({ collection, id }: { collection: EditedCollection; id: string }) => ({
  collection,
  id: id.replace('.', '/'),
});
const editorOf = (user: ActingUser): Editor => ({
  id: user.id,
  name: user.displayName,
  login: userName(user),
});

/** Where editors write; and, for this server, what was published by another one meanwhile. */
export const contentEditing: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', () => renewContent(services));
  app.addHook('onListen', async () => {
    const renew = () => void renewContent(services).catch((error: Error) => services.log.warn(error, 'content'));
    timer = setInterval(renew, contentLookMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ actor }) => {
    if (!isEditor(actor.user.roles) || actor.viewed !== undefined) throw forbidden();
  });
  const response = { 200: contentDetail, ...refusals };

  const list = {
    tags,
    summary: 'Entries that editors keep, with what is published and what is typed',
    response: { 200: contentList, ...refusals },
  };
  app.get('/editor/content', { schema: list }, async () => ({ items: await listContent(services) }));

  const read = { tags, summary: 'An entry with its draft, its versions and its faults', params: entryParams, response };
  app.get('/editor/content/:collection/:id', { schema: read }, ({ params }) =>
    contentDetailOf(services, nameOf(params)),
  );

  const save = {
    tags,
    summary: 'Keep what is typed for all editors, right or not; readers do not see it',
    params: entryParams,
    body: draftInput,
    response,
  };
  app.put('/editor/content/:collection/:id', { schema: save }, async ({ actor, params, body }) => {
    await saveDraft(services, editorOf(actor.user), nameOf(params), body);
    return contentDetailOf(services, nameOf(params));
  });

  const act = {
    tags,
    summary:
      'Publish a draft or a version before, show the file again, hide the entry, go on beside a newer file, discard the draft',
    params: entryParams,
    body: contentAction,
    response: { 200: contentAnswer, ...refusals },
  };
  app.post('/editor/content/:collection/:id', { schema: act }, async ({ actor, params, body }) => {
    await actOnContent(services, editorOf(actor.user), nameOf(params), body);
    // A new entry is gone with its draft.
    const known = (await listContent(services)).some(
      ({ collection, id }) => collection === params.collection && id === nameOf(params).id,
    );
    return known ? contentDetailOf(services, nameOf(params)) : { isGone: true as const };
  });

  const preview = {
    tags,
    summary: 'What is typed as its readers would get it, and what is wrong with it',
    params: entryParams,
    body: previewInput,
    response: { 200: contentPreview, ...refusals },
  };
  app.post('/editor/content/:collection/:id/preview', { schema: preview }, ({ params, body }) =>
    previewContent(services, nameOf(params), body.texts),
  );

  const compare = {
    tags,
    summary: 'A version beside the one before it',
    params: z.object({ ...entryParams.shape, number: z.coerce.number() }),
    response: { 200: contentComparison, ...refusals },
  };
  app.get('/editor/content/:collection/:id/versions/:number', { schema: compare }, ({ params }) =>
    compareContent(services, nameOf(params), params.number),
  );

  await app.register((async (images) => {
    images.addContentTypeParser(
      [...contentImageTypes],
      { parseAs: 'buffer', bodyLimit: largestContentImage },
      async (_request: unknown, body: Buffer) => body,
    );
    const keep = {
      tags,
      summary:
        'Store a picture for texts, a PNG or a JPEG; one that no version and no draft names is deleted after a day',
      querystring: contentImageQuery,
      response: { 200: storedContentImage, ...refusals },
    };
    images.put('/editor/images', { schema: keep, bodyLimit: largestContentImage }, async ({ actor, query, body }) => ({
      path: await storeImage(services, editorOf(actor.user), query.name, body),
    }));
  }) satisfies FastifyPluginAsyncZod);

  const files = {
    tags,
    summary: 'The entry as it is shown, as files for the repository',
    params: entryParams,
    response: { 200: contentFilesOf, ...refusals },
  };
  app.get('/editor/content/:collection/:id/files', { schema: files }, async ({ params }) => ({
    files: await contentFilesFor(services, nameOf(params)),
  }));
};
