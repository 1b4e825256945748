import type { PortingData } from '#contract/wholesale/porting.ts';
import { answerTo } from '#domain/form/conditions.ts';
import type { FormContext, Values } from '#domain/form/form-description.ts';
import { isAsked, shownEntries } from '#domain/form/form-entries.ts';
import { answerText, labelOf } from '#domain/form/form-facts.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import type { OpenPoint } from '#domain/form/section-progress.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { portingFormLabels, rejectionCodeTexts } from '../porting-labels.ts';
import { sectionOf } from '../section-of.ts';

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Values | undefined)?.[name], values);

/** The answers as the carrier got them: later ones are corrections. */
const sentAnswers = (data: PortingData): Values => ({ ...data, ...data.rejection?.sent });

/** Why the carrier has refused, and what answers it. */
export interface Refusal {
  readonly code: string;
  readonly title: string;
  /** What to do about it; '' where the cause says all. */
  readonly advice: string;
  /** The field to mend with its section and caption; absent where the carrier names none. */
  readonly path?: string;
  readonly section?: string;
  readonly label?: string;
  /** As it was sent, in words; '' for rows and for what was left empty. */
  readonly sent: string;
}

function fieldIn(values: Values, path: string, context: FormContext) {
  const words = portingFormLabels();
  const entry = shownEntries(portingForm, values).find((one) => one.path === path);
  if (!entry || !isAsked(entry)) return { label: '', sent: '' };
  const { field, value, scope } = entry;
  return {
    label: labelOf(entry, words).split(': ').at(-1) ?? '',
    sent: /\.\d+\./.test(path) ? '' : answerText(field, value, words, context, (name) => answerTo(name, scope)),
  };
}

/** Each cause of the last refusal: what is wrong, in the first sentence of its text, then what to do. */
export function refusalsOf(data: PortingData, context: FormContext): Refusal[] {
  const sent = sentAnswers(data);
  return rejectionCodeTexts(data.rejection?.codes ?? [], sent).map(({ code, sentence, path }) => {
    const [title = '', ...advice] = sentence.split(/(?<=\.) /);
    return {
      code,
      title: title.replace(/\.$/, ''),
      advice: advice.join(' '),
      sent: '',
      ...(path && { path, section: sectionOf(path), ...fieldIn(sent, path, context) }),
    };
  });
}

/** What the carrier has refused and is as it was sent: wrong until it is changed. */
export function refusedPoints(data: PortingData, refusals: readonly Refusal[]): (values: Values) => OpenPoint[] {
  const sent = sentAnswers(data);
  return (values) =>
    refusals.flatMap(({ path, section = '', label = '' }) =>
      path && isSameAnswer(valueAt(values, path), valueAt(sent, path))
        ? [{ section, path, key: 'carrierRefused', label, isMissing: false }]
        : [],
    );
}

/** Whether a field is no longer as it was refused. */
export const isMended = (data: PortingData, values: Values, path: string): boolean =>
  !isSameAnswer(valueAt(values, path), valueAt(sentAnswers(data), path));
