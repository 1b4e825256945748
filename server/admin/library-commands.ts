import { checkLibrary } from '../library/index/check-library.ts';
import { openSource } from '../library/sources/open-source.ts';
import { type Command, Refused } from './command.ts';

const check: Command = {
  usage: 'library check',
  does: 'reads all meta files of the library and lists what is wrong, with file and line, in German for editors',
  reads: true,
  async run({ services: { config } }) {
    const { files, problems } = await checkLibrary(openSource(config));
    if (problems.length === 0) return [`${files} Dateien geprüft, alles in Ordnung.`];
    throw new Refused(
      [
        ...problems.map(({ path, line, message }) => `${path}:${line}: ${message}`),
        `${files} Dateien geprüft, ${problems.length} Fehler.`,
      ].join('\n'),
    );
  },
};

export const libraryCommands: readonly Command[] = [check];
