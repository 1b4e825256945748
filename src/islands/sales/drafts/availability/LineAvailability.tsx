import { useStore } from '@nanostores/react';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment } from '#domain/date/date-format.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/unset.ts';
import { answersOfCheck, isForOther } from '#domain/sales/availability/check-result.ts';
import { addressText, gapIn, lineAddressOf, siteOf } from '#domain/sales/availability/line-address.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { revealers } from '#islands/ui/form/kit/focus-field.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $lineChecks, askForLine, bringLineCheck } from '#stores/sales/line-checks.ts';
import { LineResult } from './LineResult.tsx';
import type { LineOfDraft } from './line-of-draft.ts';

interface Props {
  path: string;
  field: FieldOf<'group'>;
  line: LineOfDraft;
  children: ReactNode;
}

const sources = ['siteDiffers', 'siteAddr', 'customerId', 'customerData', 'bandwidth'];
const byHand = ['technology', 'maxRate', 'checkedAt', 'id'];

const noAnswers = { checkedAt: '', technology: '', maxRate: '', id: '', checkId: '' };

/** The answers and the place that decide what is shown. */
function useLine(path: string) {
  const { form } = useFormScope();
  const { context } = useSchemaContext();
  return JSON.parse(
    useFromAnswers([path, ...sources], () => {
      const values = form.getValues();
      const customerAnswers = valuesIn(valuesIn(context().customer)['answers']);
      const site = siteOf(values, { ...valuesIn(values['customerData']), ...customerAnswers });
      return JSON.stringify({ answers: valuesIn(form.getValues(path)), site, bandwidth: values['bandwidth'] ?? '' });
    }),
  ) as { answers: Record<string, string>; site: Record<string, string>; bandwidth: string };
}

/** Which lines are possible at the site: checked by the portal, by an employee, or entered by hand. */
export function LineAvailability({ path, field, line, children }: Props) {
  const t = texts('availability');
  const { translate } = useSchemaContext().words;
  const { id, form } = useFormScope();
  const { answers, site, bandwidth } = useLine(path);
  const { checkId = '' } = answers;
  const [isByHand, setByHand] = useState(() => checkId === '' && byHand.some((name) => !isUnset(answers[name])));
  const call = useCall({ textOf: (error) => (error.status === 424 ? t('failed') : failureText(error)) });
  const stored = useStore($lineChecks, { keys: [checkId] })[checkId];
  const check = typeof stored === 'object' ? stored : undefined;
  const address = lineAddressOf(site);
  const gap = gapIn(site);
  const waiting = line.waiting();
  const place = `${id}${path}`;

  useEffect(() => {
    if (checkId !== '') void bringLineCheck(checkId);
  }, [checkId]);
  // An employee's answer takes the place of what was to be entered by hand.
  const [lastCheckId, setLastCheckId] = useState(checkId);
  if (checkId !== lastCheckId) {
    setLastCheckId(checkId);
    if (checkId !== '') setByHand(false);
  }
  // The technology follows the bandwidth.
  const proposed = JSON.stringify(check?.checkedAt === undefined ? answers : answersOfCheck(check, bandwidth));
  useEffect(() => {
    const next = JSON.parse(proposed) as Record<string, string>;
    const before = valuesIn(form.getValues(path));
    const isSame = Object.entries(next).every(([name, value]) => String(before[name] ?? '') === value);
    if (next['checkId'] === before['checkId'] && !isSame) form.setValue(path, next);
  }, [form, path, proposed]);
  // Links to the fields lead here while they are not drawn.
  useEffect(() => {
    if (isByHand) return;
    const reveal = (wanted: string) => {
      if (!wanted.startsWith(`${place}.`)) return false;
      const target = document.getElementById(`${place}-check`);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'center' });
      return target !== null;
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [isByHand, place]);

  const ask = (again: boolean) =>
    void call.run(async () => {
      const draftId = await line.save();
      if (!address) return;
      const check = await askForLine({ address, ...(draftId && { draftId }), ...(again && { again }) });
      const isAnswered = check.checkedAt !== undefined;
      form.setValue(path, isAnswered ? answersOfCheck(check, form.getValues('bandwidth')) : noAnswers);
      if (!isAnswered) await line.reload();
      setByHand(false);
    });
  const enter = () => {
    form.setValue(path, noAnswers);
    call.reset();
    setByHand(true);
  };

  const isStale = check !== undefined && isForOther(check, address);
  const isWaiting = waiting !== undefined && checkId === '' && !isByHand;
  const isFirst = check === undefined && !isWaiting;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">
        {translate(field.ask ?? field.label)} <span className="text-danger">*</span>
      </legend>
      <p className="text-muted text-sm" id={`${place}-place`}>
        {address
          ? t('for', { address: addressText(address) })
          : gap?.isAbroad
            ? t('abroad')
            : t('missing', { parts: (gap?.missing ?? []).map((name) => t(`part.${name}`)).join(', ') })}
      </p>
      {isWaiting && (
        <Notice title={t('waiting.title')}>
          {t('waiting.text', { address: waiting.address, moment: formatMoment(waiting.at, pageLocale()) })}
        </Notice>
      )}
      {check && !isByHand && <LineResult check={check} bandwidth={bandwidth} isStale={isStale} />}
      {stored === 'gone' && !isByHand && <Notice tone="warn">{t('gone')}</Notice>}
      {stored === 'failed' && !isByHand && (
        <Notice
          tone="warn"
          actions={
            <Button small onClick={() => void bringLineCheck(checkId)}>
              {t('load')}
            </Button>
          }
        >
          {t('notLoaded')}
        </Notice>
      )}
      {call.failure && (
        <Notice tone="danger" live>
          {call.failure}
        </Notice>
      )}
      {isByHand && <div className="grid gap-5 border-line border-s-2 ps-4">{children}</div>}
      <div className="flex flex-wrap gap-2">
        <Button
          id={`${place}-check`}
          look={isFirst || isStale ? 'primary' : 'secondary'}
          icon={<Icon of={isFirst ? Search : RefreshCw} size={16} />}
          busy={call.busy}
          busyLabel={t('checking')}
          disabled={!address}
          aria-describedby={`${place}-place`}
          onClick={() => ask(check !== undefined && !isStale)}
        >
          {isFirst ? t('check') : t('again')}
        </Button>
        {!isByHand && (
          <Button look="quiet" onClick={enter}>
            {t('byHand')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
