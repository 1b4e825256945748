import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Rule, RuleFault, Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/unset.ts';
import { extensionNumbers, isCallTarget } from '../call-targets.ts';
import { isDirectDial } from '../direct-dials.ts';

/** Extensions that share one voice channel before calls are refused at busy times. */
const extensionsPerChannel = 6;

const rowFaults = (values: Values, name: string, judge: (row: Values, path: string) => RuleFault[]) =>
  rowsIn(values[name]).flatMap((row, n) => judge(valuesIn(row), `${name}.${n}.`));

const crowded: Rule = ({ extensions, channels }) =>
  Number(channels) > 0 && rowsIn(extensions).length > extensionsPerChannel * Number(channels)
    ? [{ path: 'channels', key: 'fewChannels', isWarning: true }]
    : [];

const orderedDials: Rule = (values) => {
  const isOrdered = isDirectDial(values);
  return rowFaults(values, 'extensions', ({ ddi }, path) =>
    isUnset(ddi) || isOrdered(String(ddi)) ? [] : [{ path: `${path}ddi`, key: 'directDial' }],
  );
};

const knownMembers: Rule = (values) => {
  const knownExtensions = new Set(extensionNumbers(values['extensions']));
  return rowFaults(values, 'groups', ({ members, number }, path) => [
    ...(typeof members === 'string' && (members.match(/\d+/g) ?? []).some((one) => !knownExtensions.has(one))
      ? [{ path: `${path}members`, key: 'groupMembers' }]
      : []),
    ...(knownExtensions.has(String(number ?? '').trim()) ? [{ path: `${path}number`, key: 'duplicate' }] : []),
  ]);
};

const knownTargets: Rule = (values) => {
  const isKnown = isCallTarget(values);
  const judge = (target: unknown, path: string): RuleFault[] =>
    isUnset(target) || isKnown(String(target)) ? [] : [{ path, key: 'callTarget' }];
  return [
    ...rowFaults(values, 'groups', ({ overflowTarget }, path) => judge(overflowTarget, `${path}overflowTarget`)),
    ...rowFaults(values, 'ivrOptions', ({ target }, path) => judge(target, `${path}target`)),
    ...judge(values['nightTarget'], 'nightTarget'),
  ];
};

const hoursInOrder: Rule = (values) =>
  rowFaults(values, 'businessHours', ({ from, to }, path) =>
    !isUnset(from) && !isUnset(to) && String(from) >= String(to) ? [{ path: `${path}to`, key: 'hoursOrder' }] : [],
  );

/** Every extension with a device gets one: of each article as many as are named. */
const enoughDevices: Rule = (values) => {
  const requestedDevices = new Map<string, number>();
  for (const row of rowsIn(values['extensions'])) {
    const article = valuesIn(row)['deviceArticle'];
    if (!isUnset(article)) requestedDevices.set(String(article), (requestedDevices.get(String(article)) ?? 0) + 1);
  }
  for (const row of rowsIn(values['devices'])) {
    const { article, quantity } = valuesIn(row);
    requestedDevices.set(String(article), (requestedDevices.get(String(article)) ?? 0) - (Number(quantity) || 0));
  }
  return [...requestedDevices.values()].some((missing) => missing > 0) ? [{ path: 'devices', key: 'fewDevices' }] : [];
};

export const centrexRules: readonly Rule[] = [
  crowded,
  orderedDials,
  knownMembers,
  knownTargets,
  hoursInOrder,
  enoughDevices,
];
