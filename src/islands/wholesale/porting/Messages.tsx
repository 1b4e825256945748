import type { PortingMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Timeline } from '#islands/ui/text/Timeline.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';
import { messageName, rejectionCodeTexts } from './porting-labels.ts';

const refusals = ['ABBM', 'ABBM-TR', 'TV-ABBM', 'STORNO-ABBM'];
const toneOf = ({ message, direction }: PortingMessage): Tone =>
  refusals.includes(message) ? 'danger' : direction === 'in' ? 'ok' : 'info';

/** Of a porting in either direction. */
type Exchanged = Pick<PortingData, 'timeline' | 'unread'>;

/** What both carriers have told each other, newest first: time, message, code, text and direction. */
export function Messages({ data }: { data: Exchanged }) {
  const t = texts('portings');
  const locale = pageLocale();
  const entries = data.timeline
    .map((row, n) => {
      const codes = rejectionCodeTexts(row.codes ?? [], data);
      const body = [
        ...codes.map(({ name, sentence }) => `${sentence} (${name})`),
        row.date && t('messages.date', { date: formatCalendarDay(row.date, locale) }),
        row.text,
      ].filter(Boolean);
      return {
        id: `${n}`,
        title: messageName(row.message),
        meta: [
          t(`messages.${row.direction}`),
          row.message,
          formatMoment(row.at, locale),
          row.by && t('messages.by', { by: row.by }),
        ]
          .filter(Boolean)
          .join(' · '),
        tone: toneOf(row),
        ...(body.length > 0 && { body: body.join('\n') }),
      };
    })
    .toReversed();
  return (
    <Card title={t('messages.title')}>
      {entries.length > 0 ? <Timeline entries={entries} /> : <p className="text-muted">{t('messages.none')}</p>}
      {(data.unread ?? []).map(({ at, raw }) => (
        <div key={at} className="mt-4 grid gap-1 border-line border-t pt-4">
          <p className="font-semibold">{t('messages.unread', { moment: formatMoment(at, locale) })}</p>
          <pre className="overflow-x-auto text-sm">{raw}</pre>
        </div>
      ))}
    </Card>
  );
}
