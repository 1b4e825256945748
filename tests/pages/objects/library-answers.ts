import type { Page } from '@playwright/test';

const lists = '**/api/public/filebrowser/**';

interface Answer {
  status?: number;
  json: object;
}

/** Lets every folder answer the same, in place of the server; returns what ends it. */
export async function answerFolders(page: Page, answer: Answer): Promise<() => Promise<void>> {
  await page.route(lists, (route) => route.fulfill(answer));
  return () => page.unroute(lists);
}

/** Holds folders back until the returned function is called. */
export async function holdFolders(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(lists, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const failure: Answer = {
  status: 500,
  json: { _error: 500, _errorMessage: 'Es ist ein unerwarteter Fehler aufgetreten.' },
};

const file = (folder: string, name: string, more: object = {}) => ({
  name,
  path: `${folder}/${name}`,
  type: 'file',
  modified: Date.UTC(2026, 10, 12, 9),
  size: 1_300_234,
  extension: name.split('.').at(-1) ?? '',
  mimetype: 'application/pdf',
  icon: 'pdf',
  properties: { shortcuturl: '' },
  ...more,
});

/** A folder with a name and a description from its editors, and with files that carry every possible mark. */
export function markedFolder(path: string): Answer {
  const items = [
    file(path, 'advent-26', {
      type: 'folder',
      title: 'Aktionen im Advent',
      description: '#1 Nur bis Heiligabend',
      extension: '',
      files: 2,
      newFiles: 1,
      isNew: true,
    }),
    file(path, 'Preise_neu.pdf', {
      description: '#10 Für alle Neuverträge',
      version: '2.4',
      isNew: true,
      favourite: true,
      validUntil: '2099-12-31',
      earlier: [
        { path: 'versions/1', version: '2.3', modified: Date.UTC(2026, 9, 1), size: 1_200_000 },
        { path: 'versions/2', modified: Date.UTC(2026, 8, 1), size: 1_100_000 },
      ],
    }),
    file(path, 'Preise_künftig.pdf', { validFrom: '2099-01-01' }),
    file(path, 'Preise_alt.xlsx', {
      expired: true,
      superseded: true,
      validUntil: '2025-12-31',
      supersededBy: { name: 'Preise_neu.pdf', path: `${path}/Preise_neu.pdf` },
    }),
  ];
  const folder = {
    ...file(path, path),
    path,
    type: 'repository',
    title: 'Preise 2026',
    followed: true,
    files: 5,
    newFiles: 2,
  };
  return { json: { items, total: items.length, folder } };
}

export const emptyFolder = (path: string): Answer => ({
  json: { items: [], total: 0, folder: { ...file(path, path), path, type: 'repository', files: 0 } },
});
