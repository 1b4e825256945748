import { checkLibrary } from '../library/index/check-library.ts';
import { openSource } from '../library/sources/open-source.ts';
import { type Command, Refused } from './command.ts';

const check: Command = {
  usage: 'library check',
  does: 'reads all meta files of the library and lists what is wrong, with file and line, in German for editors',
  reads: true,
  async run({ services: { config } }) {
    const { files, problems, hints } = await checkLibrary(openSource(config));
    const lines = [...problems, ...hints].map(({ path, line, message }) => `${path}:${line}: ${message}`);
    if (problems.length === 0) return [...lines, `${files} Dateien geprüft, alles in Ordnung.`];
    throw new Refused([...lines, `${files} Dateien geprüft, ${problems.length} Fehler.`].join('\n'));
  },
};

export const libraryCommands: readonly Command[] = [check];
