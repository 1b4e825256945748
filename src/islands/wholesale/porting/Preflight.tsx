import Circle from 'lucide-react/icons/circle-dashed';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type PreflightCheck, preflight } from '../../../domain/porting/preflight.ts';
import { texts } from '../../../i18n/client.ts';
import { useLongFormScope } from '../../record/long-form/long-form.ts';
import { useDrawing, useFromAnswers } from '../../ui/form/drawn/drawn-form.ts';
import { useFormScope } from '../../ui/form/kit/form-scope.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { sectionOf } from './section-of.ts';

const marks = {
  fine: { icon: CircleCheck, look: 'text-ok' },
  look: { icon: TriangleAlert, look: 'text-warn' },
  open: { icon: Circle, look: 'text-muted' },
} as const;

/** What a check says. */
export const checkText = ({ name, why, about }: PreflightCheck): string =>
  texts('portings')(`preflight.${name}.${why}` as 'preflight.holder.open', { ...about });

/** What carriers refuse requests for, looked at before they do; each point leads to its field. */
export function Preflight({ customerName }: { customerName: string }) {
  const t = texts('portings');
  const { form } = useFormScope();
  const { form: described, context } = useDrawing();
  const { lead } = useLongFormScope();
  const names = described.sections.flatMap(({ fields }) => Object.keys(fields));
  const checks = JSON.parse(
    useFromAnswers(names, () => JSON.stringify(preflight({ ...form.getValues(), customerName }, context()))),
  ) as PreflightCheck[];
  const count = checks.filter(({ state }) => state === 'fine').length;
  return (
    <Card title={t('preflight.title')} flush>
      <p role="status" className="px-5 pt-3.5 text-muted text-sm">
        {t('preflight.sum', { n: count, count: checks.length })}
      </p>
      <ul className="grid p-2.5">
        {checks.map((check) => (
          <li key={check.name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-control px-2.5 py-1.5">
            <Icon of={marks[check.state].icon} size={16} className={`mt-1 ${marks[check.state].look}`} />
            <div className="text-sm">
              <p className="font-semibold">
                {t(`preflight.${check.name}.title`)}
                <span className="sr-only"> ({t(`preflight.state.${check.state}`)})</span>
              </p>
              <p className={check.state === 'look' ? '' : 'text-muted'}>{checkText(check)}</p>
              {check.state !== 'fine' && (
                <Button
                  small
                  look="quiet"
                  className="-ms-2"
                  aria-label={t('toFieldOf', { what: t(`preflight.${check.name}.title`) })}
                  onClick={() =>
                    lead({ section: sectionOf(check.path), path: check.path, key: '', label: '', isMissing: true })
                  }
                >
                  {t('toField')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
