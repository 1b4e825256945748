import { type ReactNode, useState } from 'react';
import type { CatalogueOverview, CatalogueState, StateFault } from '#contract/catalogue/state.ts';
import { href } from '#domain/access/routes.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { actOnState, catalogueView } from '#stores/staff/catalogue.ts';
import { SecondPersonMissing } from '../admin/SecondPersonMissing.tsx';
import { catalogueParts, entryTitle, productsIn } from './catalogue-parts.ts';

const StateDialog = lazy(() => import('./StateDialog.tsx').then((module) => module.StateDialog));
const ConfirmForm = lazy(() => import('#islands/ui/overlay/ConfirmForm.tsx').then((module) => module.ConfirmForm));

function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-6 place-content-center rounded-full font-semibold text-sm ${isDone ? 'bg-ok-fill text-on-brand' : 'border border-control'}`}
      >
        {isDone ? '✓' : number}
      </span>
      <div className="pb-4">
        <h3 className="font-semibold text-base">{title}</h3>
        <div className="text-muted text-sm">{children}</div>
      </div>
    </li>
  );
}

function Fault({ fault, state }: { fault: StateFault; state: CatalogueState }) {
  const t = texts('catalogue');
  const entry = state.entries.find((one) => entryId(one) === fault.entry);
  const part =
    entry &&
    catalogueParts(productsIn(state.entries))
      .flatMap(({ parts }) => parts)
      .find(({ holds }) => holds(entry));
  return (
    <li className="text-danger">
      {entry && <strong>{entryTitle(entry)}: </strong>}
      {message(fault.key)}{' '}
      {part && (
        <a
          href={catalogueView.hrefOf({ part: part.id })}
          onClick={(event) => {
            event.preventDefault();
            catalogueView.set({ part: part.id }, 'push');
          }}
        >
          {t('fix')}
        </a>
      )}
    </li>
  );
}

/** The way of a state until it counts; who prepared it cannot release it. */
export function ReleaseCard({ state, overview: { others } }: { state: CatalogueState; overview: CatalogueOverview }) {
  const t = texts('catalogue');
  const { running, failure, run } = useCall();
  const [question, setQuestion] = useState<'rename' | 'discard'>();
  const { stage, faults, validFrom, preparedBy } = state;
  const day = formatCalendarDay(validFrom, pageLocale());
  const act = (_action: 'submit' | 'takeBack', done: string) =>
    void run(() => actOnState(state, { _action }), { key: _action, done });
  return (
    <>
      <Card compact title={t('publish.title')}>
        <ol>
          <Step number={1} isDone={state.entries.length > 0} title={t('publish.prepared')}>
            {t('publish.preparedBy', { name: preparedBy })}
          </Step>
          <Step number={2} isDone={faults.length === 0} title={t('publish.check')}>
            {faults.length === 0 ? (
              t('publish.noFaults')
            ) : (
              <ul className="grid gap-1">
                {faults.map((fault) => (
                  <Fault key={`${fault.key} ${fault.entry}`} fault={fault} state={state} />
                ))}
              </ul>
            )}
          </Step>
          <Step number={3} isDone={stage === 'released'} title={t('publish.release')}>
            {stage === 'released' ? (
              t('publish.releasedBy', { name: state.releasedBy ?? '' })
            ) : others.length > 0 ? (
              t('publish.others', { names: others.join(', ') })
            ) : (
              <SecondPersonMissing>{t('publish.alone')}</SecondPersonMissing>
            )}
          </Step>
          <Step number={4} isDone={false} title={t('publish.counts', { day })}>
            {t('publish.takeBackText')}
          </Step>
        </ol>
        {stage === 'preparing' && (
          <>
            <Button
              look="primary"
              className="w-full"
              busy={running === 'submit'}
              disabled={faults.length > 0 || others.length === 0}
              onClick={() => act('submit', t('publish.submitted'))}
            >
              {t('publish.submit')}
            </Button>
            {faults.length > 0 && (
              <p className="mt-2 text-muted text-sm">
                {t(state.entries.length === 0 ? 'publish.nothing' : 'publish.first')}
              </p>
            )}
          </>
        )}
        {stage === 'waiting' && (
          <LinkButton className="w-full" href={href('Approvals', pageLocale())}>
            {t('publish.toApprovals')}
          </LinkButton>
        )}
        {stage === 'released' && (
          <Button
            className="w-full"
            busy={running === 'takeBack'}
            onClick={() => act('takeBack', t('publish.takenBack'))}
          >
            {t('publish.takeBack')}
          </Button>
        )}
        {failure && (
          <div className="mt-3">
            <Notice live tone="danger">
              {failure}
            </Notice>
          </div>
        )}
      </Card>
      {stage === 'preparing' && (
        <div className="grid justify-items-start gap-3 px-1">
          <Button small onClick={() => setQuestion('rename')}>
            {t('rename.label')}
          </Button>
          <div>
            <Button small className="border-danger text-danger" onClick={() => setQuestion('discard')}>
              {t('discard.label')}
            </Button>
            <p className="mt-1 text-muted text-sm">{t('discard.text', { count: state.entries.length })}</p>
          </div>
        </div>
      )}
      {question === 'rename' && (
        <Suspense>
          <StateDialog state={state} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
      {question === 'discard' && (
        <Suspense>
          <ConfirmForm
            danger
            title={t('discard.title', { name: state.name })}
            confirmLabel={t('discard.confirm')}
            done={t('discard.done', { name: state.name })}
            action={async () => {
              await actOnState(state, { _action: 'discard' });
              catalogueView.set({ state: '' }, 'replace');
            }}
            onClose={() => setQuestion(undefined)}
          >
            {t('discard.text', { count: state.entries.length })}
          </ConfirmForm>
        </Suspense>
      )}
    </>
  );
}
