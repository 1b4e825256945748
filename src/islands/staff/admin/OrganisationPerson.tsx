import Check from 'lucide/dist/esm/icons/check.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { useState } from 'react';
import type { OrganisationUser, Permission } from '#contract/staff/organisations.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnUser } from '#stores/staff/organisations.ts';
import { ReasonQuestion } from './ReasonQuestion.tsx';

const tones = { active: 'ok', locked: 'danger', invited: 'info', mustResetPassword: 'warn' } as const;

function originText({ origin, by, at }: Permission): string {
  const t = texts('organisations');
  if (!origin) return t('origin.none');
  return t(`origin.${origin}`, { by: by ?? '', day: at === undefined ? '' : formatDay(at, pageLocale()) });
}

function Permissions({ person }: { person: OrganisationUser }) {
  const t = texts('organisations');
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold text-base">{t('may.title', { name: person.name })}</h3>
      <ul className="grid gap-2 text-sm">
        {person.permissions.map((one) => (
          <li key={one.area} className="grid grid-cols-[1.25rem_minmax(0,1.2fr)_minmax(0,1fr)] gap-2">
            <Icon
              of={one.read ? Check : Minus}
              size={16}
              className={one.read ? 'mt-0.5 text-ok' : 'mt-0.5 text-muted'}
            />
            <span>
              <span className="font-semibold">{t(`area.${one.area}`)}</span>
              <br />
              {t(one.write ? 'may.write' : one.read ? 'may.read' : 'may.none')}
            </span>
            <span className="text-muted">{originText(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActProps {
  title: string;
  text: string;
  label: string;
  danger?: boolean;
  busy?: boolean;
  name: string;
  onPress: () => void;
}

const Act = ({ title, text, label, danger = false, busy = false, name, onPress }: ActProps) => (
  <li className="flex items-center justify-between gap-4 py-2.5 first:pt-0">
    <div className="min-w-0">
      <p className="font-semibold text-sm">{title}</p>
      <p className="text-muted text-sm">{text}</p>
    </div>
    <Button
      small
      busy={busy}
      className={`shrink-0 ${danger ? 'border-danger text-danger' : ''}`}
      aria-label={`${name}: ${label}`}
      onClick={onPress}
    >
      {label}
    </Button>
  </li>
);

function Access({ person }: { person: OrganisationUser }) {
  const t = texts('organisations');
  const { id, name, version, state, sessions, factors } = person;
  const { running, failure, run } = useCall();
  const [question, setQuestion] = useState<'resetFactor' | 'lock' | 'unlock'>();
  const act = (_action: 'passwordLink' | 'endSessions') =>
    void run(() => actOnUser(id, { _action, version }), { key: _action, done: t(`${_action}.done`, { name }) });
  const isLocked = state === 'locked';
  const lock = isLocked ? 'unlock' : 'lock';
  return (
    <section>
      <h3 className="mb-2 font-semibold text-base">{t('access')}</h3>
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {!person.isSelf && !isLocked && (
          <Act
            name={name}
            title={t('passwordLink.title')}
            text={t('passwordLink.text')}
            label={t('passwordLink.label')}
            busy={running === 'passwordLink'}
            onPress={() => act('passwordLink')}
          />
        )}
        {sessions > 0 && (
          <Act
            name={name}
            title={t('endSessions.title', { count: sessions })}
            text={t('endSessions.text')}
            label={t('endSessions.label')}
            busy={running === 'endSessions'}
            onPress={() => act('endSessions')}
          />
        )}
        {!person.isSelf && factors.length > 0 && (
          <Act
            name={name}
            title={t('resetFactor.title')}
            text={t('resetFactor.text')}
            label={t('resetFactor.label')}
            onPress={() => setQuestion('resetFactor')}
          />
        )}
        {!person.isSelf && (
          <Act
            danger={!isLocked}
            name={name}
            title={t(`person.${lock}.title`)}
            text={t(`person.${lock}.text`)}
            label={t(`person.${lock}.label`)}
            onPress={() => setQuestion(lock)}
          />
        )}
      </ul>
      {person.isSelf && <p className="text-muted text-sm">{t('self')}</p>}
      {question === 'resetFactor' && (
        <ReasonQuestion
          title={t('resetFactor.title')}
          text={t(person.isAdministrator ? 'resetFactor.two' : 'resetFactor.text')}
          label={t(person.isAdministrator ? 'prepare' : 'resetFactor.confirm')}
          done={t(person.isAdministrator ? 'prepared' : 'resetFactor.done', { name })}
          action={(reason) => actOnUser(id, { _action: 'resetFactor', version, reason })}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {(question === 'lock' || question === 'unlock') && (
        <ReasonQuestion
          danger={question === 'lock'}
          title={`${name}: ${t(`person.${question}.title`)}`}
          text={t(`person.${question}.text`)}
          label={t(`person.${question}.confirm`)}
          done={t(`person.${question}.done`, { name })}
          action={(reason) => actOnUser(id, { _action: question, version, reason })}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  );
}

const columns = 'sm:grid-cols-[auto_auto_minmax(0,1fr)_8rem_9rem]';

/** The rows say it themselves where no columns are seen. */
export function PeopleHead() {
  const t = texts('organisations');
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)_8rem_9rem] gap-x-3 border-line border-b px-5 py-2 font-semibold text-muted text-sm max-sm:hidden"
    >
      <span>{t('column.person')}</span>
      <span>{t('column.lastActive')}</span>
      <span>{t('column.factor')}</span>
    </div>
  );
}

const ColumnName = ({ name }: { name: string }) => <span className="sm:sr-only">{`${name}: `}</span>;

/** One person of an organisation; what each may do opens in place. */
export function OrganisationPerson({ person }: { person: OrganisationUser }) {
  const t = texts('organisations');
  const { name, userId, state, lastActive, factors, lockReason } = person;
  const hasFactor = factors.length > 0;
  return (
    <li>
      <Disclosure
        look="row"
        headClassName={`${columns} grid-cols-[auto_auto_minmax(0,1fr)] gap-y-1 px-5 py-3`}
        head={
          <>
            <Initials name={name} />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {name}
                {state !== 'active' && <StatusPill tone={tones[state]}>{t(`person.state.${state}`)}</StatusPill>}
              </span>
              <span className="block text-muted text-sm wrap-anywhere">{userId}</span>
              {lockReason && <span className="block text-sm">{t('reasonOf', { reason: lockReason })}</span>}
            </span>
            <span className="text-sm max-sm:col-start-3">
              <ColumnName name={t('column.lastActive')} />
              {lastActive === undefined ? t('never') : <Ago at={lastActive} />}
            </span>
            <span
              className={`flex items-center gap-1.5 text-sm max-sm:col-start-3 ${hasFactor ? 'text-ok' : 'text-warn'}`}
            >
              <Icon of={hasFactor ? ShieldCheck : ShieldAlert} size={16} />
              <span>
                <ColumnName name={t('column.factor')} />
                {t(hasFactor ? 'factor.present' : 'factor.missing')}
              </span>
            </span>
          </>
        }
      >
        <div className="grid gap-6 border-line border-t bg-surface px-5 py-4 md:grid-cols-2">
          <Permissions person={person} />
          <Access person={person} />
        </div>
      </Disclosure>
    </li>
  );
}
