import { checkContent } from '#server/content/check/check-content.ts';
import { faultList } from '#server/content/check/fault.ts';
import { contentFiles, surroundings } from './read-content.ts';

const files = contentFiles();
const faults = checkContent(files, surroundings());
if (faults.length > 0) console.error(faultList(faults));
else console.log(`${files.length} Dateien geprüft, alles in Ordnung.`);
process.exitCode = faults.length > 0 ? 1 : 0;
