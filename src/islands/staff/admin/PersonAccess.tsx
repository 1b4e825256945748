import { useState } from 'react';
import type { OrganisationUser } from '#contract/staff/organisations.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnUser } from '#stores/staff/organisations.ts';
import { ReasonQuestion } from './ReasonQuestion.tsx';

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

type PersonQuestion = 'lock' | 'unlock' | 'employ' | 'dismiss' | 'giveContent' | 'takeContent';

interface Props {
  person: OrganisationUser;
  /** Only people of the distributor become employees. */
  isDistributor: boolean;
}

/** How a person signs in, and what ends it. */
export function PersonAccess({ person, isDistributor }: Props) {
  const t = texts('organisations');
  const { id, name, version, state, sessions, factors } = person;
  const { running, failure, run } = useCall();
  const [question, setQuestion] = useState<'resetFactor' | PersonQuestion>();
  const act = (_action: 'passwordLink' | 'endSessions') =>
    void run(() => actOnUser(id, { _action, version }), { key: _action, done: t(`${_action}.done`, { name }) });
  const isLocked = state === 'locked';
  const lock = isLocked ? 'unlock' : 'lock';
  const content = person.isEditor ? 'takeContent' : 'giveContent';
  const employment = person.isEmployee ? 'dismiss' : 'employ';
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
        {!person.isSelf && isDistributor && (
          <Act
            danger={person.isEmployee}
            name={name}
            title={t(`person.${employment}.title`)}
            text={t(`person.${employment}.text`)}
            label={t(`person.${employment}.label`)}
            onPress={() => setQuestion(employment)}
          />
        )}
        {!person.isSelf && person.isEmployee && !person.isAdministrator && (
          <Act
            name={name}
            title={t(`person.${content}.title`)}
            text={t(`person.${content}.text`)}
            label={t(`person.${content}.label`)}
            onPress={() => setQuestion(content)}
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
      {question && question !== 'resetFactor' && (
        <ReasonQuestion
          danger={question === 'lock' || question === 'dismiss'}
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
