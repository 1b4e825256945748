import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { discardUnsent, type UnsentTicket, unsentTickets } from '#stores/tickets/unsent-tickets.ts';
import { Card } from '../ui/page/Card.tsx';
import { Notice } from '../ui/page/Notice.tsx';
import { Ago } from '../ui/text/Ago.tsx';
import { Button, LinkButton } from '../ui/text/Button.tsx';

const beginning = 80;

/** How a request begins, so that it is known again. */
function aboutOf({ input: { values } }: UnsentTicket): string {
  const texts = [
    values['customerOrContract'],
    values['customerCompany'],
    values['customerContact'],
    values['description'],
  ];
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  const [line = ''] = typeof text === 'string' ? text.trim().split('\n') : [];
  return line.length > beginning ? `${line.slice(0, beginning)}…` : line;
}

/** Requests that were begun and not sent, each with the way to go on or to let go of it; nothing where there are none. */
export function UnsentTickets() {
  const t = texts('tickets');
  const unsent = useStore(unsentTickets.$value);
  const [removedTicket, setGone] = useState<{ name: string; undo: () => Promise<void> }>();
  const [failed, setFailed] = useState(false);
  const items = unsent.state === 'ready' ? unsent.value : [];
  if (items.length === 0 && !removedTicket && !failed) return null;

  async function discard(item: UnsentTicket) {
    setFailed(false);
    try {
      setGone({ name: t(`type.${item.type}`), undo: await discardUnsent(item) });
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="mb-5 print:hidden">
      <Card title={t('unsent.title')}>
        {items.length > 0 && (
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.type} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <p className="font-semibold">{t(`type.${item.type}`)}</p>
                  <p className="wrap-anywhere text-muted text-sm">
                    {aboutOf(item) && `${aboutOf(item)} · `}
                    {t('unsent.kept')} <Ago at={item.input.savedAt} />
                  </p>
                </div>
                <span className="flex gap-2">
                  <LinkButton
                    small
                    href={href('EtcTicketEdit', pageLocale(), { type: item.type })}
                    aria-label={`${t('unsent.continue')}: ${t(`type.${item.type}`)}`}
                  >
                    {t('unsent.continue')}
                  </LinkButton>
                  <Button
                    small
                    look="quiet"
                    aria-label={`${t('unsent.discard')}: ${t(`type.${item.type}`)}`}
                    onClick={() => discard(item)}
                  >
                    {t('unsent.discard')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        {removedTicket && (
          <div className={items.length > 0 ? 'mt-3' : ''}>
            <Notice
              live
              actions={
                <Button
                  small
                  onClick={() => {
                    setGone(undefined);
                    void removedTicket.undo();
                  }}
                >
                  {texts('ui')('undo')}
                </Button>
              }
            >
              {t('unsent.discarded', { name: removedTicket.name })}
            </Notice>
          </div>
        )}
        {failed && (
          <Notice live tone="danger">
            {t('unsent.failed')}
          </Notice>
        )}
      </Card>
    </div>
  );
}
