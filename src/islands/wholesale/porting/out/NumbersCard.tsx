import type { PortingOutData } from '#contract/wholesale/porting-out.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';

/** The numbers that go, and the process that follows them. */
export function NumbersCard({ data, numbers }: { data: PortingOutData; numbers: readonly string[] }) {
  const t = texts('portings');
  return (
    <AsideCard
      title={t('numbers')}
      action={
        <a className="text-sm" href={href('WholesaleProcesses', pageLocale(), { id: data.processId })}>
          {t('processOpen')}
        </a>
      }
    >
      <ul className="grid gap-1.5 tabular-nums">
        {numbers.map((number) => (
          <li key={number} className="whitespace-nowrap">
            {number}
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
