import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Circle from 'lucide/dist/esm/icons/circle-dashed.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useState } from 'react';
import type { Fault } from '#domain/form/form-contract.ts';
import type { Values } from '#domain/form/form-description.ts';
import { ruleWarnings } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { preflight } from '#domain/wholesale/porting/preflight.ts';
import { type PreflightTopic, topicOf, topics } from '#domain/wholesale/porting/preflight-topics.ts';
import { message, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { useLongFormScope } from '#islands/record/long-form/long-form.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { sectionOf } from './section-of.ts';

const marks = {
  fine: { icon: CircleCheck, look: 'text-ok' },
  look: { icon: TriangleAlert, look: 'text-warn' },
  open: { icon: Circle, look: 'text-muted' },
} as const;

interface Props {
  /** The chosen customer's record; undefined while it is not known. */
  customer: Values | undefined;
}

/** What is in order is folded beyond so many points. */
const maxAtFirst = 4;

const names = portingForm.sections.flatMap(({ fields }) => Object.keys(fields));

/** What of the answers other carriers would stumble over, as they are typed. */
function useWarnings({ customer }: Props): readonly Fault[] {
  const { form } = useFormScope();
  const { context } = useSchemaContext();
  const read = () => {
    const [values, now] = [requestOf(portingForm, form.getValues()), context()];
    const account = { customerId: String(values['customerId'] ?? ''), isEnded: false };
    const checkContext = { ...now, customer: { isArchived: false, data: customer ?? {} }, account, open: [], held: [] };
    return JSON.stringify([...ruleWarnings(portingForm, values, now), ...preflight(values, checkContext).warnings]);
  };
  return JSON.parse(useFromAnswers(names, read)) as Fault[];
}

interface TopicProps {
  topic: PreflightTopic;
  warnings: readonly Fault[];
  /** The first answer that is missing or wrong. */
  open: string | undefined;
}

function Topic({ topic, warnings, open }: TopicProps) {
  const t = texts('portings');
  const { lead } = useLongFormScope();
  const state = open ? 'open' : warnings.length > 0 ? 'look' : 'fine';
  const toField = (path: string) => lead({ section: sectionOf(path), path });
  const title = t(`preflight.${topic}.title`);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-2.5 py-1 text-sm">
      <Icon of={marks[state].icon} size={16} className={`mt-0.5 ${marks[state].look}`} />
      <div className="grid gap-1">
        <p>
          {open ? (
            <button type="button" className="text-start text-link underline" onClick={() => toField(open)}>
              {title}
            </button>
          ) : (
            <span className={state === 'look' ? 'font-semibold' : ''}>{title}</span>
          )}
          <span className="sr-only"> ({t(`preflight.state.${state}`)})</span>
        </p>
        {warnings.map(({ path, key }) => (
          <p key={path + key} className="border-warn border-s-2 ps-2">
            {message(key)}{' '}
            <button type="button" className="text-link underline" onClick={() => toField(path)}>
              {t('toField')}
              <span className="sr-only">: {title}</span>
            </button>
          </p>
        ))}
      </div>
    </li>
  );
}

/** What carriers refuse requests for, looked at before they do; each point leads to its field. */
export function Preflight(props: Props) {
  const t = texts('portings');
  const warnings = useWarnings(props);
  const { $progress } = useLongFormScope();
  const open = useStore($progress).flatMap((section) => section.open);
  const [isLong, setLong] = useState(false);
  const { form } = useFormScope();
  const isBlock = useFromAnswers(['connectionKind'], () => form.getValues('connectionKind') === 'block');
  const visibleTopics = topics.filter((topic) => topic !== 'blocks' || isBlock);
  const looked = visibleTopics.map((topic) => ({
    topic,
    warnings: warnings.filter(({ path }) => topicOf(path) === topic),
    open: open.find(({ path }) => topicOf(path) === topic)?.path,
  }));
  const isFine = ({ open: path, warnings: own }: (typeof looked)[number]) => !path && own.length === 0;
  const fine = looked.filter(isFine);
  const first = [...looked.filter((one) => !isFine(one)), ...fine];
  const atHand = isLong ? first : first.slice(0, Math.max(maxAtFirst, looked.length - fine.length));
  return (
    <AsideCard
      title={t('preflight.title')}
      action={
        <StatusPill tone={fine.length === looked.length ? 'ok' : 'warn'}>
          {t('preflight.sum', { n: fine.length, of: looked.length })}
        </StatusPill>
      }
    >
      <ul className="-mx-2.5 grid">
        {atHand.map((one) => (
          <Topic key={one.topic} {...one} />
        ))}
      </ul>
      {atHand.length < looked.length && (
        <Button small look="quiet" onClick={() => setLong(true)}>
          {t('preflight.more', { count: looked.length - atHand.length })}
        </Button>
      )}
    </AsideCard>
  );
}
