import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ticketColumns } from './peer-list.ts';

interface Row {
  readonly id: string;
  readonly foreignid: string;
  readonly value1: string;
  readonly value2: string;
  readonly value5: string;
  readonly created: number;
  readonly modified: number;
}

const readSavedValue = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');

async function readRows(): Promise<Row[]> {
  const { trid } = readSavedValue('portal.foundation');
  const query = new URLSearchParams({
    type: 'hd.ticket',
    _sort: '-foreignid',
    _limit: '25',
    search: 'value2:new,inProgress,waiting,reopened',
  });
  const headers = { authorization: `Bearer ${readSavedValue('portal.session').token}` };
  const answer = await fetch(`/api/foundation/${trid}/data?${query}`, { headers });
  return ((await answer.json()) as { items: Row[] }).items;
}

function List() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => void readRows().then(setRows), []);
  const date = (ms: number) => new Date(ms).toLocaleDateString('de-DE');
  const cells = (row: Row) => [
    row.foreignid,
    row.value1,
    row.value2,
    row.value5,
    date(row.created),
    date(row.modified),
  ];
  return h('main', null, [
    h('h1', { key: 'title' }, 'Tickets'),
    h('table', { key: 'rows' }, [
      h(
        'thead',
        { key: 'head' },
        h(
          'tr',
          null,
          ticketColumns.map((name) => h('th', { key: name }, name)),
        ),
      ),
      h(
        'tbody',
        { key: 'body' },
        rows.map((row) =>
          h(
            'tr',
            { key: row.id },
            cells(row).map((cell, at) => h('td', { key: ticketColumns[at] }, cell)),
          ),
        ),
      ),
    ]),
  ]);
}

/** A single-page app of two screens, as small as they are written. */
function App() {
  const [screen, show] = useState('home');
  const link = (name: string, text: string) =>
    h('a', { key: name, href: `#${name}`, id: `to-${name}`, onClick: () => show(name) }, text);
  return [
    h('header', { key: 'header' }, [
      h('b', { key: 'name' }, 'Portal'),
      ' ',
      link('home', 'Start'),
      ' ',
      link('list', 'Tickets'),
    ]),
    screen === 'list'
      ? h(List, { key: 'list' })
      : h('main', { key: 'home' }, [h('h1', { key: 'title' }, 'Start'), h('p', { key: 'text' }, 'Willkommen')]),
  ];
}

createRoot(document.getElementById('app') as HTMLElement).render(h(App));
