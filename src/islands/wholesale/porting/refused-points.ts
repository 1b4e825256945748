import type { PortingData } from '#contract/wholesale/porting.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isSameAnswer } from '#domain/form/form-merge.ts';
import type { OpenPoint } from '#domain/form/section-progress.ts';
import { rejectionCodeTexts } from './porting-labels.ts';
import { sectionOf } from './section-of.ts';

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Values | undefined)?.[name], values);

/** What the carrier has refused and is as it was sent: wrong until it is changed. */
export function refusedPoints(data: PortingData): (values: Values) => OpenPoint[] {
  const refused = rejectionCodeTexts(data.rejection?.codes ?? [], data);
  return (values) =>
    refused.flatMap(({ path, name }) =>
      path && isSameAnswer(valueAt(values, path), valueAt(data, path))
        ? [{ section: sectionOf(path), path, key: 'carrierRefused', label: name, isMissing: false }]
        : [],
    );
}
