import { mkdirSync, writeFileSync } from 'node:fs';
import type { ContentDetail } from '#contract/content/edited-content.ts';
import { sourcesFile } from '#server/content/content-sources.ts';
import { soundTree, surroundings } from '#tests/unit/scripts/content-tree.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { openPortal } from '../support/portal.ts';

/** A portal with a built tutorial, and calls of an editor; drafts are saved over the version that is there. */
export async function openEditing() {
  const portal = await openPortal();
  function writeSources(changes: Readonly<Record<string, string>> = {}): void {
    mkdirSync(portal.config.contentDir, { recursive: true });
    const files = Object.entries({ ...soundTree, ...changes }).map(([path, source]) => ({ path, source }));
    const around = { pages: [...surroundings.pages], publicFiles: [...surroundings.publicFiles] };
    writeFileSync(sourcesFile(portal.config.contentDir), JSON.stringify({ files, ...around }));
  }

  writeSources();
  writeBuiltContent(portal, 'tutorials', [{ id: 'first', restricted: false, title: 'Erste' }]);
  let signedIn: ReturnType<typeof portal.as> | undefined;
  const editor = () => (signedIn ??= portal.as('9001/etc.admin'));
  const address = (id: string, collection = 'tutorials') => `/editor/content/${collection}/${id}`;
  const fields = {
    title: 'Neu gefasst',
    description: 'Ein Satz.',
    topic: 'portal',
    level: 'basic',
    minutes: 7,
    date: '2026-11-02',
  };
  const draft = (text: string, more: object = {}) => ({ de: { fields: { ...fields, ...more }, text } });

  async function detailOf(id: string, collection?: string): Promise<ContentDetail> {
    return (await (await editor()).get(address(id, collection))).json();
  }
  async function save(id: string, texts: object, collection?: string) {
    const { version = 0, number = 0 } = await detailOf(id, collection);
    return (await editor()).put(address(id, collection), { version, number, texts });
  }
  async function act(id: string, _action: string, more: object = {}, collection?: string) {
    const { version, number } = await detailOf(id, collection);
    return (await editor()).post(address(id, collection), { _action, version, number, ...more });
  }
  async function readTutorials(userId = '1004/plain.user') {
    const answer = await (await portal.as(userId)).get('/content/tutorials');
    return answer.json<{ items: { id: string; title: string; html: string; open?: boolean }[]; replaced: string[] }>();
  }
  /** After a day the session is over. */
  const signInAgain = () => {
    signedIn = undefined;
  };
  return { portal, writeSources, editor, signInAgain, address, draft, detailOf, save, act, readTutorials };
}
