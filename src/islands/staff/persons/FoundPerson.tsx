import { useState } from 'react';
import type { PersonHitRow, PersonRequestRow, PersonResult } from '#contract/staff/retention.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { MarkBox } from '#islands/ui/table/MarkBox.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnRequest, personsView } from '#stores/staff/retention.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { hitName, outcomeText, outcomeTone, reasonLabels, ruleName } from './labels.ts';
import { HoldDialog } from './RuleDialogs.tsx';

const keyOf = ({ trid, type, id }: PersonHitRow) => `${trid}/${type}/${id}`;

interface HitProps {
  hit: PersonHitRow;
  /** Where something is chosen for a request. */
  chosen?: boolean | undefined;
  onChoose: () => void;
  /** Keeps it beyond its time; of records alone. */
  onHold: (() => void) | undefined;
}

function Hit({ hit, chosen, onChoose, onHold }: HitProps) {
  const t = texts('retention');
  const name = hitName(hit);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
      <span className="flex min-w-0 grow items-center gap-4">
        {chosen !== undefined && (
          <MarkBox label={t('find.chooseOf', { what: name })} isMarked={chosen} onMark={onChoose} />
        )}
        <span className="wrap-anywhere font-semibold">{name}</span>
      </span>
      <StatusPill tone={hit.match === 'sure' ? 'ok' : 'warn'}>{t(`match.${hit.match}`)}</StatusPill>
      <span className="flex basis-full flex-wrap items-center gap-x-3 text-sm sm:basis-80">
        {hit.outcome === 'keep' ? (
          <span className="text-muted">{outcomeText(hit)}</span>
        ) : (
          <StatusPill tone={outcomeTone[hit.outcome]}>{outcomeText(hit)}</StatusPill>
        )}
        {hit.rule && hit.outcome === 'restrict' && <span className="text-muted">{ruleName(hit.rule)}</span>}
      </span>
      {onHold && (
        <Button small look="quiet" aria-label={t('due.holdOf', { name })} onClick={onHold}>
          {t('due.hold')}
        </Button>
      )}
    </li>
  );
}

interface Props {
  result: PersonResult;
  request: PersonRequestRow | undefined;
  /** Searches once more, after something was held. */
  onChange: () => void;
}

const isHoldable = ({ type, because }: PersonHitRow) =>
  type.includes('.') && type !== 'etc.restricted' && because !== 'hold';

/** By organisation, which is the controller; what is sure is chosen at first. */
export function FoundPerson({ result, request, onChange }: Props) {
  const t = texts('retention');
  const hits = result.organisations.flatMap((one) => one.hits);
  const [chosen, setChosen] = useState(() => new Set(hits.filter(({ match }) => match === 'sure').map(keyOf)));
  const [isAsking, setAsking] = useState(false);
  const [held, setHeld] = useState<PersonHitRow>();
  const isOpen = request?.state === 'open';
  const choose = (hit: PersonHitRow) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(hit))) next.add(keyOf(hit));
      return next;
    });
  if (hits.length === 0)
    return (
      <Card flush>
        <Empty title={t('find.none')}>{t('find.noneText')}</Empty>
      </Card>
    );
  const picked = hits.filter((hit) => chosen.has(keyOf(hit)));
  const isErasure = request?.kind === 'erase';
  return (
    <>
      <p aria-live="polite" className="font-semibold">
        {t('find.summary', { count: hits.length })} {t('find.in', { count: result.organisations.length })}
      </p>
      {hits.some(({ match }) => match === 'likely') && <Notice tone="warn">{t('find.likelyText')}</Notice>}
      {result.organisations.map(({ trid, title, hits: some }) => (
        <Card key={trid} title={t('find.controller', { title })} count={some.length} flush>
          <ul className="divide-y divide-line">
            {some.map((hit) => (
              <Hit
                key={keyOf(hit)}
                hit={hit}
                chosen={isOpen ? chosen.has(keyOf(hit)) : undefined}
                onChoose={() => choose(hit)}
                onHold={isHoldable(hit) ? () => setHeld(hit) : undefined}
              />
            ))}
          </ul>
        </Card>
      ))}
      {isOpen && (
        <div className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <span className="grow">
            {picked.length > 0 ? t('find.chosen', { count: picked.length }) : t('find.nothing')}
          </span>
          <Button
            look={isErasure ? 'danger' : 'primary'}
            disabled={picked.length === 0}
            onClick={() => setAsking(true)}
          >
            {t(isErasure ? 'find.submitErase' : 'find.submitExport')}
          </Button>
        </div>
      )}
      {held && <HoldDialog place={held} name={hitName(held)} onDone={onChange} onClose={() => setHeld(undefined)} />}
      {isAsking && request && (
        <ReasonDialog
          {...reasonLabels()}
          title={t(isErasure ? 'find.eraseTitle' : 'find.exportTitle', { number: request.number })}
          text={t(isErasure ? 'find.eraseText' : 'find.exportText')}
          label={t('due.submit')}
          done={t('find.done')}
          danger={isErasure}
          action={async (reason) => {
            const refs = picked.map(({ trid, id, type }) => ({ trid, id, type }));
            await actOnRequest(request, { _action: 'submit', hits: refs, reason });
            personsView.set({ tab: 'requests', request: '' }, 'push');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
