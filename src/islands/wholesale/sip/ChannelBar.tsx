import { texts } from '#i18n/client.ts';

const colour = (share: number) => (share >= 1 ? 'bg-danger' : share >= 0.8 ? 'bg-warn' : 'bg-brand');

interface Props {
  used: number | undefined;
  max: number;
  /** As wide as its place, the number of calls in large digits. */
  large?: true;
}

/** How many of an account's channels are in use, as words and as a bar. */
export function ChannelBar({ used, max, large }: Props) {
  const t = texts('sip');
  if (used === undefined) return <span className="tabular-nums">{t('channelsOf', { count: max })}</span>;
  const share = max > 0 ? Math.min(1, used / max) : 0;
  return (
    <span className={large ? 'grid gap-2' : 'inline-grid min-w-20 gap-1'}>
      {large ? (
        <span className="tabular-nums">
          {used} <span className="font-normal text-base">{t('live.ofChannels', { max })}</span>
        </span>
      ) : (
        <span className="whitespace-nowrap text-sm tabular-nums">{t('channelsUsed', { n: used, max })}</span>
      )}
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full border border-control bg-surface">
        <span
          className={`block h-full forced-color-adjust-none ${colour(share)}`}
          style={{ inlineSize: `${Math.round(share * 100)}%` }}
        />
      </span>
    </span>
  );
}
