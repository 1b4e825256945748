import type { PortingData } from '#contract/wholesale/porting.ts';
import { standingRefusal } from '#domain/wholesale/porting/porting-steps.ts';
import { impliedCodes } from '#domain/wholesale/porting/rejection-codes.ts';
import { texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { messageName, providerOf, rejectionCodeTexts } from '../porting-labels.ts';

/** That the other carrier has refused a shift, a cancellation or a takeover, with what it wrote. */
export function StandingRefusal({ data }: { data: PortingData }) {
  const t = texts('portings');
  const refusal = standingRefusal(data);
  if (!refusal) return null;
  const codes = refusal.codes?.length ? refusal.codes : impliedCodes(refusal.message as 'TV-ABBM');
  return (
    <Notice tone="warn" title={`${messageName(refusal.message)}: ${providerOf(data) || t('otherProvider')}`}>
      {rejectionCodeTexts(codes, data).map(({ code, sentence }) => (
        <p key={code}>{sentence}</p>
      ))}
      {refusal.text && <p className="whitespace-pre-line">{t('rejected.said', { text: refusal.text })}</p>}
    </Notice>
  );
}
