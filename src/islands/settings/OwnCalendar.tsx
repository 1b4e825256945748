import { useStore } from '@nanostores/react';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { CalendarFeed } from '#contract/me/calendar.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { endCalendar, makeCalendar, ownCalendar } from '#stores/me/calendar.ts';
import { useClipboard } from '../ui/clipboard/useClipboard.ts';
import { CheckboxInput } from '../ui/form/inputs.tsx';
import { ConfirmForm } from '../ui/overlay/ConfirmForm.tsx';
import { Async } from '../ui/page/Async.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Ago } from '../ui/text/Ago.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';

/** The address, which is shown this once, and how it gets into a calendar program. */
function ShownAddress({ address, onDone }: { address: string; onDone: () => void }) {
  const t = texts('calendar');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isCopied, copy } = useClipboard(address);
  return (
    <section aria-labelledby="calendar-address" className="grid gap-3 rounded-control bg-ok-soft p-4">
      <div>
        <h3 ref={heading} id="calendar-address" tabIndex={-1} className="outline-none">
          {t('address.title')}
        </h3>
        <p className="text-sm">{t('address.text')}</p>
      </div>
      <code
        translate="no"
        className="min-w-0 select-all rounded-control border border-line bg-card px-3.5 py-2 text-sm wrap-anywhere"
      >
        {address}
      </code>
      <div className="flex flex-wrap gap-2.5">
        <Button look="primary" icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t(isCopied ? 'address.copied' : 'address.copy')}
        </Button>
        <Button onClick={onDone}>{t('address.done')}</Button>
      </div>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {(['phone', 'outlook', 'google'] as const).map((program) => (
          <li key={program}>{t(`address.${program}`)}</li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {isCopied && t('address.copied')}
      </p>
    </section>
  );
}

interface MakerProps {
  label: string;
  hasNames: boolean;
  onMade: (address: string) => void;
  children?: ReactNode;
}

/** Chooses what stands in the calendar, and makes its address. */
function CalendarMaker({ label, hasNames: before, onMade, children }: MakerProps) {
  const t = texts('calendar');
  const id = useId();
  const [hasNames, setNames] = useState(before);
  const { busy, failure, run } = useCall();
  // The store's answer takes this part off the screen: the address is handed over before.
  const make = () => run(async () => onMade(await makeCalendar({ locale: pageLocale(), hasNames })));
  return (
    <div className="grid gap-4">
      <label className="flex items-start gap-3">
        <CheckboxInput
          checked={hasNames}
          onChange={({ target }) => setNames(target.checked)}
          aria-describedby={`${id}-hint`}
        />
        <span>
          {t('names')}
          <span id={`${id}-hint`} className="block text-muted text-sm">
            {t('namesHint')}
          </span>
        </span>
      </label>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button look={children ? 'secondary' : 'primary'} busy={busy} onClick={() => void make()}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}

function RunningFeed({ feed, onMade }: { feed: NonNullable<CalendarFeed>; onMade: (address: string) => void }) {
  const t = texts('calendar');
  const [isEnding, setEnding] = useState(false);
  const { created, lastUsed, hasNames } = feed;
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm [&>div]:flex [&>div]:gap-1 [&_dt]:text-muted">
        <div>
          <dt className="sr-only">{t('state')}</dt>
          <dd>
            <StatusPill tone="ok">{t('on')}</StatusPill>
          </dd>
        </div>
        <div>
          <dt>{t('since')}:</dt>
          <dd>{formatMoment(created, pageLocale())}</dd>
        </div>
        <div>
          <dt>{t('used')}:</dt>
          <dd>{lastUsed === undefined ? t('neverUsed') : <Ago at={lastUsed} />}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">{t('renewText')}</p>
      <CalendarMaker label={t('renew')} hasNames={hasNames} onMade={onMade}>
        <Button onClick={() => setEnding(true)}>{t('end')}</Button>
      </CalendarMaker>
      <ConfirmForm
        open={isEnding}
        onClose={() => setEnding(false)}
        title={t('endTitle')}
        confirmLabel={t('end')}
        textOf={(error: ApiError) => failureText(error)}
        action={endCalendar}
        done={t('ended')}
      >
        {t('endText')}
      </ConfirmForm>
    </div>
  );
}

/** The days of the user as a calendar that phones and Outlook subscribe to. */
export function OwnCalendar() {
  const t = texts('calendar');
  const calendar = useStore(ownCalendar.$value);
  const [address, setAddress] = useState<string>();
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('lead')}</p>
      <Async value={calendar} failedTitle={t('failed')} onRetry={ownCalendar.reload}>
        {({ feed }) => {
          if (address !== undefined) return <ShownAddress address={address} onDone={() => setAddress(undefined)} />;
          if (feed) return <RunningFeed feed={feed} onMade={setAddress} />;
          return <CalendarMaker label={t('make')} hasNames={false} onMade={setAddress} />;
        }}
      </Async>
    </div>
  );
}
