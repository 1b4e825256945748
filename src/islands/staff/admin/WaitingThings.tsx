import type { ApprovalAction } from '#contract/staff/approvals.ts';
import type { Organisation, WaitingThing } from '#contract/staff/organisations.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnInvitation } from '#stores/staff/organisation-members.ts';
import { actOnOrganisation, decideHere } from '#stores/staff/organisations.ts';
import { approvalTitle } from './approval-labels.ts';

interface Props {
  organisation: Organisation;
  onInvite: () => void;
}

function textOf(thing: WaitingThing): string {
  const t = texts('organisations');
  const locale = pageLocale();
  if (thing.kind === 'administrator') return t('things.administrator');
  if (thing.kind === 'factor') {
    const names = new Intl.ListFormat(locale).format(thing.people);
    const facts = { names, count: thing.people.length, day: formatCalendarDay(thing.from, locale) };
    return t(thing.isDue ? 'things.factorDue' : 'things.factor', facts);
  }
  if (thing.kind === 'invitation')
    return t(thing.isOver ? 'things.invitationOver' : 'things.invitation', {
      name: thing.name,
      day: formatDay(thing.expires, locale),
    });
  const { approval } = thing;
  const day = formatDay(approval.expires, locale);
  return t('things.approval', { title: approvalTitle(approval), name: approval.preparedBy.name, day });
}

const keyOf = (thing: WaitingThing): string =>
  thing.kind === 'approval' ? thing.approval.id : thing.kind === 'invitation' ? thing.id : thing.kind;

interface Act {
  readonly label: string;
  readonly name?: string;
  readonly done?: string;
  /** Undefined where the act opens a dialog. */
  readonly run?: () => Promise<void>;
}

function actsOf(thing: WaitingThing, version: number): readonly Act[] {
  const t = texts('organisations');
  if (thing.kind === 'administrator') return [{ label: t('things.invite') }];
  if (thing.kind === 'factor')
    return [
      {
        label: t('things.remind'),
        done: t('things.reminded'),
        run: () => actOnOrganisation({ _action: 'remindFactor', version }),
      },
    ];
  if (thing.kind === 'invitation') {
    const { id, name } = thing;
    const run = () => actOnInvitation(id, 'send');
    return [{ label: t('things.send'), name: t('things.sendTo', { name }), done: t('things.sent', { name }), run }];
  }
  const title = approvalTitle(thing.approval);
  return thing.may.map((action: ApprovalAction) => ({
    label: t(`things.${action}`),
    name: t(`things.${action}Of`, { title }),
    done: t(`things.decided.${action}`, { title }),
    run: () => decideHere(thing.approval.id, action),
  }));
}

/** What waits at the organisation, each with what can be done about it in place. */
export function WaitingThings({ organisation: { things, version }, onInvite }: Props) {
  const t = texts('organisations');
  const { running, failure, run } = useCall();
  if (things.length === 0) return null;
  return (
    <Notice tone="warn" title={t('things.title', { count: things.length })}>
      <ul className="mt-1 grid gap-2">
        {things.map((thing) => (
          <li key={keyOf(thing)} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-72 wrap-anywhere">{textOf(thing)}</span>
            <span className="flex gap-2">
              {actsOf(thing, version).map(({ label, name = label, done, run: act }) => (
                <Button
                  key={label}
                  small
                  aria-label={name}
                  busy={running === name}
                  onClick={() => (act ? void run(act, { key: name, ...(done && { done }) }) : onInvite())}
                >
                  {label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {failure && <p className="mt-2 text-danger">{failure}</p>}
    </Notice>
  );
}
