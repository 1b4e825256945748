import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fileEntry, fileMark, libraryVisit } from '#contract/file.ts';
import { listOf } from '#contract/record.ts';
import { notFound } from '../core/errors.ts';
import { parseLibraryPath } from '../library/library-path.ts';
import { folderEntry, isVisibleFolder } from '../library/list-folder.ts';
import { serializeFiles } from '../library/serialize-files.ts';
import { visibleFiles } from '../queries/library/library-list.ts';
import {
  favouriteFiles,
  followsOf,
  markSeen,
  newsFor,
  setFavourite,
  setFollow,
} from '../queries/library/library-marks.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { recordVisit } from '../queries/library/library-visits.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Files'];

/** What users mark in the library, and what is new there for them. */
export const library: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, clock } = services;

  const favourites = {
    tags,
    summary: 'Files that the caller marked; latest mark first',
    response: { 200: listOf(fileEntry), ...refusals },
  };
  app.get('/library/favourites', { schema: favourites }, async ({ actor }) => {
    const view = await viewOf(db, actor.user);
    const items = await serializeFiles(services, actor.user.id, view, await favouriteFiles(db, actor.user.id, view));
    return { items, total: items.length };
  });

  const favour = {
    tags,
    summary: 'Mark a file, or take the mark away',
    body: fileMark,
    response: { 204: noContent, ...refusals },
  };
  app.put('/library/favourites', { schema: favour }, async ({ actor, body }, reply) => {
    const place = parseLibraryPath(body.path);
    const [file] = place ? await visibleFiles(db, await viewOf(db, actor.user), [place.path]) : [];
    if (!place || (body.on && !file)) throw notFound();
    await setFavourite(db, actor.user.id, place.path, body.on, clock());
    return reply.code(204).send(null);
  });

  const follows = {
    tags,
    summary: 'Folders that the caller follows, each with the number of changes not seen yet',
    response: { 200: listOf(fileEntry), ...refusals },
  };
  app.get('/library/follows', { schema: follows }, async ({ actor }) => {
    const view = await viewOf(db, actor.user);
    const items = [];
    for (const follow of await followsOf(db, actor.user.id)) {
      if (!(await isVisibleFolder(services, view, follow.folder))) continue;
      const { total } = await newsFor(db, view, [follow], ({ seen: isSeen }) => isSeen, 1);
      const entry = await folderEntry(services, actor.user.id, view, follow.folder);
      items.push({ ...entry, newFiles: total, isNew: total > 0 });
    }
    return { items, total: items.length };
  });

  const follow = {
    tags,
    summary: 'Follow a folder, or no more',
    body: fileMark,
    response: { 204: noContent, ...refusals },
  };
  app.put('/library/follows', { schema: follow }, async ({ actor, body }, reply) => {
    const place = parseLibraryPath(body.path);
    if (!place || (body.on && !(await isVisibleFolder(services, await viewOf(db, actor.user), place.path)))) {
      throw notFound();
    }
    await setFollow(db, actor.user.id, place.path, body.on, clock());
    return reply.code(204).send(null);
  });

  const visit = {
    tags,
    summary: 'The caller looks at a folder now; what changed since the visit before stays marked for half an hour',
    body: libraryVisit,
    response: { 204: noContent, ...refusals },
  };
  app.post('/library/visits', { schema: visit }, async ({ actor, body }, reply) => {
    const place = parseLibraryPath(body.path);
    const view = await viewOf(db, actor.user);
    if (!place || !view.repositories.includes(place.repository)) throw notFound();
    await recordVisit(db, actor.user.id, place.repository, clock());
    await markSeen(db, actor.user.id, place.path, clock());
    return reply.code(204).send(null);
  });
};
