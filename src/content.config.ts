import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { type EntryCollection, entriesOf } from './content/entry-loader.ts';
import * as helpChapter from './content/schema/help.ts';
import * as legalText from './content/schema/legal.ts';

/** Markdown files of one language each: `de/imprint.md`. */
const pages = (name: string) => glob({ base: `./src/content/${name}`, pattern: '{de,en}/*.md' });
const entries = (name: EntryCollection) => defineCollection({ loader: entriesOf(name) });

export const collections = {
  legal: defineCollection({ loader: pages('legal'), schema: legalText.german }),
  help: defineCollection({ loader: pages('help'), schema: helpChapter.german }),
  'network-operators': entries('network-operators'),
  tutorials: entries('tutorials'),
  academy: entries('academy'),
  newsletters: entries('newsletters'),
  announcements: entries('announcements'),
  'commission-formats': entries('commission-formats'),
};
