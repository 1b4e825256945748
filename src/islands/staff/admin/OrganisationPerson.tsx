import Check from 'lucide/dist/esm/icons/check.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import ShieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import type { OrganisationUser } from '#contract/staff/organisations.ts';
import { texts } from '#i18n/client.ts';
import { limitedBy, rightName } from '#islands/record/members/rights-labels.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { startView } from '#stores/session/portal-view.ts';
import { originText } from './origin-text.ts';
import { PersonAccess } from './PersonAccess.tsx';

const tones = { active: 'ok', locked: 'danger', invited: 'info', mustResetPassword: 'warn' } as const;

function Permissions({ person, trid, onChangeRights }: Pick<Props, 'person' | 'trid' | 'onChangeRights'>) {
  const t = texts('organisations');
  const { running, failure, run } = useCall();
  const mayView = trid !== undefined && !person.isSelf && !person.isEmployee && person.state === 'active';
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
      {person.ownOnly && (
        <p className="text-sm">{`${texts('members')('ownOnly.label')}. ${limitedBy(person.ownOnly)}`}</p>
      )}
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {onChangeRights && (
          <Button small aria-label={`${person.name}: ${t('people.change')}`} onClick={onChangeRights}>
            {t('people.change')}
          </Button>
        )}
        {mayView && (
          <Button
            small
            look="quiet"
            icon={<Icon of={Eye} size={16} />}
            busy={running !== undefined}
            onClick={() => void run(() => startView(trid, person.id), { leaves: true })}
          >
            {t('people.view', { name: person.name })}
          </Button>
        )}
      </div>
    </section>
  );
}

const columns = 'sm:grid-cols-[auto_auto_minmax(0,1.2fr)_minmax(0,1fr)_7rem_8rem]';

/** The rows say it themselves where no columns are seen. */
export function PeopleHead() {
  const t = texts('organisations');
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[4.5rem_minmax(0,1.2fr)_minmax(0,1fr)_7rem_8rem] gap-x-3 border-line border-b px-5 py-2 font-semibold text-muted text-sm max-sm:hidden"
    >
      <span className="col-start-2">{t('column.person')}</span>
      <span>{t('column.rights')}</span>
      <span>{t('column.lastActive')}</span>
      <span>{t('column.factor')}</span>
    </div>
  );
}

const ColumnName = ({ name }: { name: string }) => <span className="sm:sr-only">{`${name}: `}</span>;

interface Props {
  person: OrganisationUser;
  /** Only people of the distributor become employees. */
  isDistributor: boolean;
  /** The organisation, where one can act for it. */
  trid?: string;
  onChangeRights?: () => void;
}

/** What the person may do beyond everyone else of the organisation. */
function rightsText({ rights }: OrganisationUser): string {
  const own = rights.filter(({ role, origin }) => origin !== 'organisation' && role !== 'PORTAL_USER');
  return own.map(({ role }) => rightName(role)).join(', ') || texts('organisations')('people.noRights');
}

/** One person of an organisation; what each may do opens in place. */
export function OrganisationPerson({ person, isDistributor, trid, onChangeRights }: Props) {
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
                {person.ownOnly && <StatusPill tone="info">{texts('members')('ownOnly.pill')}</StatusPill>}
                {state !== 'active' && <StatusPill tone={tones[state]}>{t(`person.state.${state}`)}</StatusPill>}
              </span>
              <span className="block text-muted text-sm wrap-anywhere">{userId}</span>
              {person.bounced !== undefined && (
                <span className="block text-sm text-warn">{t('people.bounced', { email: person.email })}</span>
              )}
              {lockReason && <span className="block text-sm">{t('reasonOf', { reason: lockReason })}</span>}
            </span>
            <span className="text-sm max-sm:col-start-3">
              <ColumnName name={t('column.rights')} />
              {rightsText(person)}
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
          <Permissions
            person={person}
            {...(trid !== undefined && { trid })}
            {...(onChangeRights && { onChangeRights })}
          />
          <PersonAccess person={person} isDistributor={isDistributor} />
        </div>
      </Disclosure>
    </li>
  );
}
