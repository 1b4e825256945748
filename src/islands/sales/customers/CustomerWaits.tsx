import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import Question from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen-line.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { mayMove } from '#domain/sales/customers/leads.ts';
import { lastAnswerDay } from '#domain/sales/orders/order-steps.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type WaitingLine, WaitingLines } from '#islands/record/WaitingLines.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import type { Related } from '#stores/sales/customer-page.ts';
import { fieldsIn } from './customer-labels.ts';
import type { LeadDialogName } from './LeadDialogs.tsx';

const maxLines = 3;
/** So many days before its end a contract is spoken of. */
const daysBeforeEnd = 90;

interface Props {
  record: CustomerRecord;
  related: Related | undefined;
  built: readonly RouteName[];
  onFollowUp: () => void;
  onLead: (name: LeadDialogName) => void;
}

const dayText = (day: string) => formatDatedWeekday(day, pageLocale());

function LinkAct({ to, id, children }: { to: RouteName; id: string; children: string }) {
  return (
    <LinkButton small href={href(to, pageLocale(), { id })}>
      {children}
    </LinkButton>
  );
}

function questions({ orders, tickets }: Related): WaitingLine[] {
  const t = texts('customers');
  return [
    ...orders.items
      .filter(({ state }) => state === 'clarification')
      .map(({ id, caption, data: { question } }) => ({
        id,
        icon: Question,
        title: t('waits.question', { caption }),
        text: question && t('waits.answerBy', { day: dayText(lastAnswerDay(question.at)) }),
        act: (
          <LinkAct to="OrderEdit" id={id}>
            {t('waits.answer')}
          </LinkAct>
        ),
      })),
    ...tickets.items
      .filter(({ state }) => state === 'waiting')
      .map(({ id, subject }) => ({
        id,
        icon: MessageSquare,
        title: t('waits.ticket', { subject }),
        act: (
          <LinkAct to="EtcTicketEdit" id={id}>
            {t('waits.answer')}
          </LinkAct>
        ),
      })),
  ];
}

const unfinished = ({ drafts }: Related): WaitingLine[] =>
  drafts.items
    .filter(({ writable, state }) => writable === 'true' && state !== 'submitting')
    .map(({ id, caption, state, percent }) => {
      const t = texts('customers');
      return {
        id,
        icon: FilePen,
        title: t('waits.draft', { caption }),
        text: state === 'complete' ? t('waits.complete') : percent && t('waits.percent', { n: percent }),
        act: (
          <LinkAct to="DraftEdit" id={id}>
            {t(state === 'complete' ? 'waits.send' : 'waits.goOn')}
          </LinkAct>
        ),
      };
    });

function ownLines({ record, onFollowUp, onLead }: Pick<Props, 'record' | 'onFollowUp' | 'onLead'>): WaitingLine[] {
  const t = texts('customers');
  const today = berlinDay(Date.now());
  const { followUpDate } = fieldsIn(record);
  const { customerType, leadState } = record.data;
  const isOffered = customerType === 'interested' && mayMove('acceptLead', leadState);
  return [
    ...(isOffered
      ? [
          {
            id: 'lead',
            icon: Gift,
            title: t('lead.offered'),
            text: t('lead.offeredText'),
            act: (
              <span className="flex flex-wrap gap-2">
                <Button small onClick={() => onLead('accept')}>
                  {t('lead.accept')}
                </Button>
                <Button small look="quiet" onClick={() => onLead('decline')}>
                  {t('lead.decline')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
    ...(followUpDate && followUpDate <= today
      ? [
          {
            id: 'followUp',
            icon: CalendarClock,
            title: t('followUpAct.title'),
            text: t('followUpAct.text', { day: dayText(followUpDate) }),
            act: (
              <Button small onClick={onFollowUp}>
                {t('followUpAct.save')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function contractEnd({ record, built }: Pick<Props, 'record' | 'built'>): WaitingLine[] {
  const t = texts('customers');
  const today = berlinDay(Date.now());
  const end = fieldsIn(record).contractEnd;
  if (!end || end < today || end > addDays(today, daysBeforeEnd) || !built.includes('DraftEdit')) return [];
  return [
    {
      id: 'contractEnd',
      icon: CalendarClock,
      title: t('waits.contractEnd', { day: dayText(end) }),
      act: (
        <LinkButton small href={href('DraftEdit', pageLocale(), { customer: record.id })}>
          {t('edit.newDraft')}
        </LinkButton>
      ),
    },
  ];
}

/** What waits for the partner about a customer, the most urgent first. */
export function CustomerWaits(props: Props) {
  const { record, related } = props;
  if (record.archived) return null;
  const lines = [
    ...(related ? questions(related) : []),
    ...ownLines(props),
    ...(related ? unfinished(related) : []),
    ...contractEnd(props),
  ];
  return <WaitingLines label={texts('customers')('waits.title')} lines={lines.slice(0, maxLines)} />;
}
