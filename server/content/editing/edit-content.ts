import type { ContentAction, ContentDetail, ContentTexts } from '#contract/content/edited-content.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import {
  deleteDraft,
  draftOf,
  insertVersion,
  lockEntry,
  putDraft,
  rebaseVersion,
  type VersionRow,
  versionsOf,
} from '#server/queries/content/edited-content.ts';
import { jsonSchemaOf } from '../check/json-schema.ts';
import { digestOf, type EntrySource, sourceOf, textsOf } from '../entry-source.ts';
import { fileSourceOf } from '../published-entries.ts';
import { renewContent } from '../renew-content.ts';
import { ContentRefused } from './content-refused.ts';
import type { EditingServices, Editor } from './editing-services.ts';
import { faultsOf, withoutDraftMark } from './entry-checks.ts';
import { type EntryName, isFileNewer, knownEntries, shownSource, stateOf, titleOf } from './list-content.ts';

/** One entry with all that its editor needs. */
export async function contentDetailOf(
  services: EditingServices,
  { collection, id }: EntryName,
): Promise<ContentDetail> {
  await renewContent(services);
  const entries = await knownEntries(services);
  const entry = entries.find((one) => one.collection === collection && one.id === id);
  if (!entry) throw notFound();
  const versions = await versionsOf(services.db, { collection, id });
  const { file, draft } = entry;
  const publishedSource = shownSource(entry);
  const source = draft ?? publishedSource;
  const course = id.split('/')[0];
  const lessons = entries.filter((one) => one.collection === 'lessons' && one.id.split('/')[0] === course);
  return {
    ...{ collection, id, title: titleOf(entry), state: stateOf(entry), isFileNewer: isFileNewer(entry) },
    version: draft?.version ?? 0,
    number: versions[0]?.number ?? 0,
    schema: { de: { ...jsonSchemaOf(collection, 'de') }, en: { ...jsonSchemaOf(collection, 'en') } },
    ...(publishedSource && { current: textsOf(publishedSource) }),
    ...(file && { file: textsOf(file) }),
    ...(draft && { draft: { ...textsOf(draft), by: draft.author, time: draft.time } }),
    versions: versions.map(({ number, kind, author, time, note }) => ({ number, kind, by: author, time, note })),
    faults: source ? await faultsOf(services, { collection, id }, source) : [],
    lessons: lessons.map((one) => ({ id: one.id.split('/')[1] ?? '', title: titleOf(one) })),
  };
}

interface Seen {
  readonly version: number;
  readonly number: number;
}

/** The entry as it stands for this transaction; refused where another editor came first. */
async function lockSeen(tx: Tx, { content }: EditingServices, name: EntryName, { version, number }: Seen) {
  await lockEntry(name, tx);
  const [draft, versions, { files }] = await Promise.all([
    draftOf(tx, name),
    versionsOf(tx, name),
    content.sources.read(),
  ]);
  if ((draft?.version ?? 0) !== version || (versions[0]?.number ?? 0) !== number)
    throw new ContentRefused('changedMeanwhile');
  const file = fileSourceOf(new Map(files.map((one) => [one.path, one.source])), name.collection, name.id);
  return { draft, versions, file, base: file ? digestOf(file) : null };
}

const audit = (tx: Tx, now: number, by: Editor, text: string) =>
  appendAuditIn(tx, now, [{ kind: 'rights', by: { id: by.id, name: by.login }, text }]);

const signed = (by: Editor, time: number) => ({ userId: by.id ?? null, author: by.name, time });

/** Keeps what is typed, right or not, for all editors. */
export async function saveDraft(
  services: EditingServices,
  by: Editor,
  name: EntryName,
  { texts, ...seen }: Seen & { readonly texts: ContentTexts },
): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const { draft, base } = await lockSeen(tx, services, name, seen);
    const source = sourceOf(withoutDraftMark(texts));
    await putDraft(tx, {
      ...{ collection: name.collection, entry: name.id, version: seen.version + 1, base: draft ? draft.base : base },
      ...source,
      ...signed(by, now),
    });
    if (!draft) await audit(tx, now, by, `content.draft ${name.collection}/${name.id}`);
  });
}

/** Refuses what the checks find in an entry that is to be shown. */
async function publishable(services: EditingServices, name: EntryName, source: EntrySource): Promise<EntrySource> {
  if ((await faultsOf(services, name, source)).length > 0) throw new ContentRefused('faults');
  return source;
}

/** What an act makes the next version of. */
async function nextVersion(
  services: EditingServices,
  name: EntryName,
  action: Exclude<ContentAction, { _action: 'discard' | 'keep' }>,
  { draft, versions, file, base }: Awaited<ReturnType<typeof lockSeen>>,
): Promise<EntrySource & Pick<VersionRow, 'kind'>> {
  const shown = versions[0]?.kind === 'edit' ? versions[0] : file;
  switch (action._action) {
    case 'publish': {
      if (!draft) throw new ContentRefused('noDraft');
      if (base !== null && draft.base !== base) throw new ContentRefused('fileNewer');
      return { ...(await publishable(services, name, { de: draft.de, en: draft.en })), kind: 'edit' };
    }
    case 'restore': {
      const version = versions.find(({ number }) => number === action.to);
      if (!version) throw notFound();
      const { de, en, kind } = version;
      return kind === 'edit' ? { ...(await publishable(services, name, { de, en })), kind } : { de, en, kind };
    }
    case 'useFile':
      if (!file) throw new ContentRefused('noFile');
      return { ...file, kind: 'file' };
    case 'hide':
      if (!shown) throw notFound();
      return { de: shown.de, en: shown.en, kind: 'hide' };
  }
}

/** Publishes, takes back or discards; readers get it from now on. */
export async function actOnContent(
  services: EditingServices,
  by: Editor,
  name: EntryName,
  action: ContentAction,
): Promise<void> {
  const now = services.clock();
  await renewContent(services);
  await services.db.transaction(async (tx) => {
    const seen = await lockSeen(tx, services, name, action);
    const subject = `${name.collection}/${name.id}`;
    if (action._action === 'discard') {
      if (!seen.draft) throw new ContentRefused('noDraft');
      await deleteDraft(tx, name);
      return audit(tx, now, by, `content.discard ${subject}`);
    }
    if (action._action === 'keep') {
      if (seen.base === null) throw new ContentRefused('noFile');
      if (seen.versions[0]) await rebaseVersion(tx, name, seen.versions[0].number, seen.base);
      if (seen.draft) await putDraft(tx, { ...seen.draft, version: seen.draft.version + 1, base: seen.base });
      return audit(tx, now, by, `content.keep ${subject}`);
    }
    const { kind, de, en } = await nextVersion(services, name, action, seen);
    const number = action.number + 1;
    const { note } = action;
    await insertVersion(tx, {
      ...{ collection: name.collection, entry: name.id, number, kind, base: seen.base, de, en, note },
      ...signed(by, now),
    });
    if (action._action === 'publish' || action._action === 'useFile') await deleteDraft(tx, name);
    const what = action._action === 'restore' ? `v${action.to} → v${number}` : `v${action.number} → v${number}`;
    return audit(tx, now, by, [`content.${action._action} ${subject}`, what, note].filter(Boolean).join(' · '));
  });
  await renewContent(services);
}
