import type { PortingData } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { doneAt, type SubmissionStep } from '#domain/records/submission-step.ts';
import { portingSteps } from './porting-steps.ts';

type PortingEndStep = SubmissionStep<'sent' | 'held' | 'answer' | 'refused' | 'takeover' | 'switch' | 'cancelled'>;

const dayIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** What happens to a porting after it was sent, with the days that were agreed or wished. */
export function portingEndSteps(data: PortingData, created: number): PortingEndStep[] {
  const { state, agreedDate, answerDue, timeline } = data;
  const reached = new Map(portingSteps(data, created).map((step) => [step.name, step]));
  const at = (name: 'vaSent' | 'ruemReceived' | 'akmSent' | 'ported') => {
    const step = reached.get(name);
    return step && step.state !== 'open' ? step.at : undefined;
  };
  const answeredAt = at('ruemReceived');
  const takenOverAt = at('akmSent');
  const portedAt = at('ported');
  const sent: PortingEndStep =
    state === 'held'
      ? { name: 'held', state: 'current' }
      : { name: 'sent', state: 'done', at: at('vaSent') ?? timeline.findLast(({ message }) => message === 'VA')?.at };
  if (state === 'cancelled')
    return [
      sent,
      ...(answeredAt === undefined ? [] : [{ name: 'answer' as const, ...doneAt(answeredAt) }]),
      { name: 'cancelled', state: 'done', at: timeline.at(-1)?.at },
    ];
  const isAsked = state === 'vaSent';
  return [
    sent,
    state === 'abbmReceived'
      ? { name: 'refused', state: 'current' }
      : {
          name: 'answer',
          ...(isAsked
            ? { state: 'current', by: answerDue === undefined ? undefined : berlinDay(answerDue) }
            : doneAt(answeredAt)),
        },
    {
      name: 'takeover',
      ...(answeredAt !== undefined && takenOverAt === undefined ? { state: 'current' } : doneAt(takenOverAt)),
    },
    {
      name: 'switch',
      ...(portedAt === undefined
        ? {
            state: takenOverAt === undefined ? 'open' : 'current',
            on: agreedDate ?? dayIn(data['desiredDate']),
            ...(agreedDate === undefined && { isWish: true }),
          }
        : doneAt(portedAt)),
    },
  ];
}
