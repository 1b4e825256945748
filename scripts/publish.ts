import { root } from './command.ts';
import { pullContent } from './publish/pull-content.ts';
import { ensureSite } from './site-build.ts';

const pulled = pullContent(root);
console.log(pulled.says);
if (pulled.ok) {
  // Checks the content first; what is found stands in the output, and the site of before stays.
  await ensureSite();
  console.log('Das Portal zeigt diesen Stand.');
} else process.exitCode = 1;
