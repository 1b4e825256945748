import { useStore } from '@nanostores/react';
import FileQuestion from 'lucide/dist/esm/icons/file-question-mark.mjs';
import type { ReactNode } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type RecordNamespace, recordTexts } from '#i18n/record-texts.ts';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { recordPart } from '#stores/data/record-part.ts';
import { Outdated } from '../ui/document/Outdated.tsx';
import { Async } from '../ui/page/Async.tsx';
import { Deferred } from '../ui/page/Deferred.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { Suspense } from '../ui/page/lazy.tsx';
import { LinkButton } from '../ui/text/Button.tsx';
import { RecordFrame, type RecordPlace } from './RecordFrame.tsx';
import { SubmissionProvider } from './submission/submission-context.ts';

interface Props<Detail, Action> extends RecordPlace {
  store: Pick<RecordStore<Detail, Action>, 'record'>;
  texts: RecordNamespace;
  children: (record: Detail) => ReactNode;
  /** The end of its submission, where it has one: what `part=submission` of the address shows in place of the record. */
  submission?: (record: Detail) => ReactNode;
}

/** One record, or why it is not there and what to do about it. */
export function RecordPage<Detail, Action>({
  store,
  texts: namespace,
  children,
  submission,
  ...place
}: Props<Detail, Action>) {
  const words = recordTexts(namespace);
  const record = useStore(store.record.$value);
  const { part } = useStore(recordPart.$query);
  if (record.state === 'ready') {
    return (
      <>
        {record.failure && <Outdated failure={record.failure} onRetry={store.record.reload} />}
        {submission && part === 'submission' ? (
          <Suspense fallback={<RecordFrame {...place} />}>{submission(record.value)}</Suspense>
        ) : (
          <SubmissionProvider value={submission && recordPart.hrefOf({ part: 'submission' })}>
            {children(record.value)}
          </SubmissionProvider>
        )}
      </>
    );
  }
  if (record.state === 'loading') return <RecordFrame {...place} />;
  return (
    <RecordFrame {...place}>
      {record.error.status === 404 ? (
        <div className="card" role="status">
          <Empty
            icon={FileQuestion}
            title={words('one.missing')}
            action={<LinkButton href={href(place.list, pageLocale())}>{words('one.back')}</LinkButton>}
          >
            {texts('record')('missingText')}
          </Empty>
        </div>
      ) : (
        <Async value={record} failedTitle={words('one.failed')} onRetry={store.record.reload}>
          {() => null}
        </Async>
      )}
    </RecordFrame>
  );
}

interface BodyProps {
  story: ReactNode;
  /** Persons, money, documents. */
  aside?: ReactNode;
  /** All that the record says. */
  children?: ReactNode;
}

/** The body of a record: its story and facts beside persons, money and documents; on narrow screens those come between. */
export function RecordBody({ story, aside, children }: BodyProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem] print:block print:[&>div]:mb-6">
      <div className="grid min-w-0 grid-cols-1 gap-5">{story}</div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 sm:max-lg:grid-cols-2 lg:row-span-2 lg:content-start">
        <Deferred>{aside}</Deferred>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Deferred>{children}</Deferred>
      </div>
    </div>
  );
}
