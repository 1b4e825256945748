import type { IconNode } from 'lucide';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import type { PortingMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Commented } from '#islands/record/story/commented.ts';
import { NotedStory } from '#islands/record/story/NotedStory.tsx';
import type { StoryItem } from '#islands/record/story/story-item.ts';
import { FactRow } from '#islands/ui/form/schema/FactList.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';
import { messageName, rejectionCodeTexts } from './porting-labels.ts';

const refusals = ['ABBM', 'ABBM-TR', 'TV-ABBM', 'STORNO-ABBM'];
const looks = {
  out: { tone: 'info', icon: Send },
  in: { tone: 'ok', icon: Check },
  refused: { tone: 'danger', icon: X },
} as const satisfies Record<string, { tone: Tone; icon: IconNode }>;
const lookOf = ({ message, direction }: PortingMessage) =>
  refusals.includes(message) ? looks.refused : looks[direction];

/** Of a porting in either direction. */
type Exchanged = Pick<PortingData, 'timeline' | 'unread'>;

/** A message as the carriers exchange it: its name, codes and text, for those who need them. */
function Wording({ row, data }: { row: PortingMessage; data: Exchanged }) {
  const t = texts('portings');
  const [isOpen, setOpen] = useState(false);
  const codes = rejectionCodeTexts(row.codes ?? [], data);
  return (
    <span className="print:hidden">
      <button type="button" className="text-link text-sm underline" onClick={() => setOpen(true)}>
        {t('messages.wording')}
      </button>
      <Dialog open={isOpen} title={messageName(row.message)} onClose={() => setOpen(false)}>
        <dl className="grid gap-3">
          <FactRow label={t('messages.kind')}>{`${row.message}, ${t(`messages.${row.direction}`)}`}</FactRow>
          <FactRow label={t('messages.at')}>{formatMoment(row.at, pageLocale())}</FactRow>
          <FactRow label={t('messages.codes')} className="whitespace-pre-line">
            {codes.map(({ name, sentence }) => `${name}: ${sentence}`).join('\n')}
          </FactRow>
          <FactRow label={t('date')}>{row.date && formatCalendarDay(row.date, pageLocale())}</FactRow>
          <FactRow label={t('messages.text')} className="whitespace-pre-line">
            {row.text}
          </FactRow>
        </dl>
      </Dialog>
    </span>
  );
}

function itemOf(row: PortingMessage, id: string, data: Exchanged): StoryItem {
  const t = texts('portings');
  const lines = [
    ...rejectionCodeTexts(row.codes ?? [], data).map(({ sentence }) => sentence),
    row.date && t('messages.date', { date: formatCalendarDay(row.date, pageLocale()) }),
    row.text && t('refused.quote', { text: row.text }),
  ].filter(Boolean);
  return {
    id,
    at: row.at,
    by: row.by ?? t(`messages.actor.${row.direction}`),
    kind: 'event',
    title: messageName(row.message),
    body: (
      <>
        {lines.join('\n')}
        {lines.length > 0 && ' '}
        <Wording row={row} data={data} />
      </>
    ),
    ...lookOf(row),
  };
}

function Unread({ unread }: { unread: NonNullable<Exchanged['unread']> }) {
  const t = texts('portings');
  return (
    <Card title={t('messages.unreadHead')}>
      <ul className="grid gap-3">
        {unread.map(({ at, raw }) => (
          <li key={at}>
            <p className="font-semibold">{t('messages.unread', { moment: formatMoment(at, pageLocale()) })}</p>
            <Disclosure headClassName="text-link text-sm" head={t('messages.original')}>
              <pre className="mt-1 overflow-x-auto text-sm">{raw}</pre>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface Props {
  data: Exchanged;
  /** Of the record, where it takes notes for one's own house. */
  notesOf?: string;
  /** The same record, where it takes comments too. */
  commented?: Commented;
}

/** What both carriers have told each other, newest first; names and codes of messages stand behind their wording. */
export function Messages({ data, notesOf, commented }: Props) {
  const unread = data.unread ?? [];
  return (
    <>
      <NotedStory
        notesOf={notesOf}
        commented={commented}
        items={data.timeline.map((row, n) => itemOf(row, `${n}`, data))}
      />
      {unread.length > 0 && <Unread unread={unread} />}
    </>
  );
}
