import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { type EditedCollection, editedCollections } from '#contract/content/edited-content.ts';
import { BuiltContent } from '../content/built-content.ts';
import { ContentRefused } from '../content/editing/content-refused.ts';
import { actOnContent, contentDetailOf, saveDraft } from '../content/editing/edit-content.ts';
import type { EditingServices, Editor } from '../content/editing/editing-services.ts';
import { storeImage } from '../content/editing/images.ts';
import { knownEntries, listContent } from '../content/editing/list-content.ts';
import { contentFilesFor } from '../content/editing/show-content.ts';
import { sideOf } from '../content/entry-source.ts';
import { imagesIn } from '../content/image-address.ts';
import { renewContent } from '../content/renew-content.ts';
import { ApiError } from '../core/errors.ts';
import { findImage, listImages } from '../queries/content/content-images.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

/** How an entry is signed that the command line published. */
const operator: Editor = { name: 'CLI', login: 'CLI' };

async function editing({ config, db, clock, content }: AdminServices): Promise<EditingServices> {
  const services = { db, clock, content: content ?? new BuiltContent(config.contentDir) };
  await renewContent(services);
  return services;
}

const readCollection = (name: string): EditedCollection => {
  const collection = editedCollections.find((one) => one === name);
  if (!collection) throw new Refused(`there is no collection ${name}; there are ${editedCollections.join(', ')}`);
  return collection;
};

function nameOf(operand: string) {
  const [, collection = '', id = ''] = /^([^/]+)\/(.+)$/.exec(operand) ?? [];
  return { collection: readCollection(collection), id };
}

/** What editing refuses, as the command line says it. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentRefused) throw new Refused(error.operatorText);
    if (error instanceof ApiError && error.statusCode === 404) throw new Refused('there is no such entry');
    throw error;
  }
}

const list: Command = {
  usage: 'content list',
  does: 'lists the entries that editors keep: name, state, draft, title',
  reads: true,
  run: async ({ services }) =>
    (await listContent(await editing(services))).map(({ collection, id, state, draft, isFileNewer, title }) =>
      [`${collection}/${id}`, state, draft ? 'draft' : '-', isFileNewer ? 'file is newer' : '-', title].join('\t'),
    ),
};

const show: Command = {
  usage: 'content show <collection/id>',
  does: 'prints the files of an entry as readers get it',
  reads: true,
  run: async ({ services, operands: [name = ''] }) => {
    const files = await refusing(async () => contentFilesFor(await editing(services), nameOf(name)));
    return files.flatMap(({ path, source }) => [`# ${path}`, ...source.split('\n')]);
  },
};

async function readSide(path: string) {
  if (!isAbsolute(path)) throw new Refused(`name the file with its whole path: ${path}`);
  const source = await readFile(path, 'utf8').catch(() => undefined);
  if (source === undefined) throw new Refused(`${path} cannot be read`);
  return sideOf(source);
}

/** Stores the pictures that a text names. A picture has the name that its content gives it. */
async function putImages(by: EditingServices, folder: string, text: string): Promise<void> {
  if (!isAbsolute(folder)) throw new Refused(`name the folder with its whole path: ${folder}`);
  const present = new Set(await listImages(by.db));
  for (const name of new Set(imagesIn(text))) {
    if (present.has(name)) continue;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes) throw new Refused(`${join(folder, name)} cannot be read`);
    const path = await storeImage(by, operator, name.replace(/-[0-9a-f]{32}\.\w+$/, ''), bytes).catch(() => undefined);
    if (path !== `/images/${name}`) throw new Refused(`${name} is not the picture that its name says`);
  }
}

const put: Command = {
  usage: 'content put <collection/id> <file>',
  does: 'keeps a German file, with --english also an English one, as the draft of an entry; says what is wrong with it',
  options: {
    english: 'path of the English file',
    images: 'folder with pictures that the files name and the portal lacks',
  },
  run: ({ services, operands: [operand = '', german = ''], options: { english, images } }) =>
    refusing(async () => {
      const [by, name] = [await editing(services), nameOf(operand)];
      const texts = { de: await readSide(german), ...(english && { en: await readSide(english) }) };
      if (images) await putImages(by, images, [texts.de.text, texts.en?.text ?? ''].join('\n'));
      const before = await contentDetailOf(by, name).catch(() => ({ version: 0, number: 0 }));
      await saveDraft(by, operator, name, { version: before.version, number: before.number, texts });
      const { faults } = await contentDetailOf(by, name);
      return [
        `Kept a draft of ${operand}.`,
        ...faults.map(({ language, field, line, says }) =>
          [language, field || (line ? `line ${line}` : 'file'), says.en].join('\t'),
        ),
      ];
    }),
};

const publish: Command = {
  usage: 'content publish <collection/id>',
  does: 'publishes the draft of an entry',
  options: { note: 'what changes, for editors' },
  run: ({ services, operands: [operand = ''], options: { note = '' } }) =>
    refusing(async () => {
      const [by, name] = [await editing(services), nameOf(operand)];
      const { version, number } = await contentDetailOf(by, name);
      await actOnContent(by, operator, name, { _action: 'publish', version, number, note });
      return [`Published ${operand}.`];
    }),
};

const exportFiles: Command = {
  usage: 'content export <folder>',
  does: 'writes what is published over files or without one as files for the repository, below src/content, and its pictures below public/images',
  reads: true,
  run: async ({ services, operands: [folder = ''] }) => {
    if (!isAbsolute(folder)) throw new Refused('name the folder with its whole path');
    const by = await editing(services);
    const edited = (await knownEntries(by)).filter(({ latest }) => latest?.kind === 'edit');
    const lines: string[] = [];
    for (const entry of edited) {
      for (const { path, source } of await contentFilesFor(by, entry)) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, source);
        lines.push(path);
        for (const name of imagesIn(source)) {
          const image = await findImage(by.db, name);
          const imagePath = `public/images/${name}`;
          if (!image || lines.includes(imagePath)) continue;
          await mkdir(join(folder, 'public/images'), { recursive: true });
          await writeFile(join(folder, imagePath), image.bytes);
          lines.push(imagePath);
        }
      }
    }
    return lines.length > 0 ? lines : ['Nothing is published over the files.'];
  },
};

/** The content without the portal's pages. */
export const contentCommands: readonly Command[] = [list, show, put, publish, exportFiles];
