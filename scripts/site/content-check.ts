import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '#server/content/check/check-content.ts';
import { type Fault, faultList } from '#server/content/check/fault.ts';
import { type StoredSources, sourcesFile } from '#server/content/content-sources.ts';
import { writeAutocomplete } from '../content/autocomplete.ts';
import { contentFiles, surroundings } from '../content/read-content.ts';

const faultsOnDisk = () => checkContent(contentFiles(), surroundings());
const isContent = (path: string) => /[\\/]src[\\/]content[\\/].+\.md$|[\\/]public[\\/]/.test(path);

/** Drafts go only into the folder of `npm run preview`, never into one that may be published. */
function refuseStrayPreview(folder: string): void {
  if (!process.env.PUBLIC_CONTENT_PREVIEW || /[\\/]preview[\\/]/.test(folder)) return;
  throw new Error(
    'Mit PUBLIC_CONTENT_PREVIEW stünden Entwürfe in einem Ordner, der veröffentlicht wird. Für die Vorschau gibt es npm run preview.',
  );
}

/** Leaves the files to the server, which shows them to editors and checks what is published over them just as the build does. */
function writeSources(site: URL): void {
  const folder = `${fileURLToPath(site).replace(/\/$/, '')}.content`;
  const { pages, publicFiles } = surroundings();
  const sources: StoredSources = { files: contentFiles(), pages: [...pages], publicFiles: [...publicFiles] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(sourcesFile(folder), JSON.stringify(sources));
}

/** How faults are headed where they stand over a page. */
const overPage = {
  name: 'Inhalte',
  title: 'Bitte berichtigen und speichern, dann ist die Seite wieder da.',
  stack: '',
};

/**
 * Fails a build if content files have faults, and lists all of them at once. While an author writes, the faults appear
 * in the terminal and over the page until they are fixed.
 */
export const contentCheck = (faults: () => readonly Fault[] = faultsOnDisk): AstroIntegration => ({
  name: 'content-check',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) => {
      if (command !== 'build') return;
      refuseStrayPreview(fileURLToPath(config.outDir));
      const contentFaults = faults();
      if (contentFaults.length === 0) return;
      logger.error(`\n${faultList(contentFaults)}`);
      throw new Error('Der Bau ist abgebrochen, weil Inhalte Fehler haben. Sie stehen oben, mit Datei und Zeile.');
    },
    'astro:build:done': ({ dir }) => writeSources(dir),
    'astro:server:setup': ({ server, logger }) => {
      let faultMessage = '';
      const showFaults = () => server.ws.send({ type: 'error', err: { ...overPage, message: faultMessage } });
      // A change of content reloads the page, which removes the overlay.
      server.ws.on('connection', () => faultMessage && showFaults());
      const check = (path?: string) => {
        if (path !== undefined && !isContent(path)) return;
        const contentFaults = faults();
        const list = contentFaults.length > 0 ? faultList(contentFaults) : '';
        if (list === faultMessage) return;
        faultMessage = list;
        if (list) {
          logger.error(`\n${list}`);
          showFaults();
        } else {
          logger.info('Alle Inhalte sind in Ordnung.');
          server.ws.send({ type: 'full-reload' });
        }
      };
      check();
      writeAutocomplete();
      server.watcher.on('add', (path) => isContent(path) && writeAutocomplete());
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, check);
    },
  },
});
