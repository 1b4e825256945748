import * as z from 'zod/mini';
import { acceptedDeclaration, choice, code, optionalText, text } from '#contract/fields.ts';
import { maxSoundSize, soundExtensions } from '#domain/documents/upload-rules.ts';
import type { Condition, Section } from '#domain/form/form-description.ts';
import { checkbox, files, line, select, table } from '#domain/form/form-fields.ts';

const strategies = ['all', 'sequential', 'random'] as const;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const states = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const clock = code(/^([01]\d|2[0-3]):[0-5]\d$/, 'clockTime');
const isOn: Condition = { field: 'ivr', is: [true] };

const groups = table(
  'groups',
  0,
  50,
  {
    name: line('groupName', text(1, 40)),
    number: line('groupNumber', code(/^\d{2,5}$/, 'extensionNumber'), { inputMode: 'numeric' }),
    members: line('members', code(/^\d{2,5}(\s*[,; ]\s*\d{2,5})*$/, 'groupMembers')),
    strategy: select('strategy', choice(strategies), { words: 'strategies' }),
    overflowTarget: line('overflowTarget', optionalText(30)),
  },
  { unique: ['number'], hint: 'groupsHint', initial: { strategy: 'all' } },
);

const ivrOptions = table(
  'ivrOptions',
  1,
  9,
  {
    key: select('ivrKey', choice(keys), { options: () => keys.map((value) => ({ value, label: value })) }),
    caption: line('ivrCaption', text(1, 60)),
    target: line('ivrTarget', text(2, 30)),
  },
  { when: isOn, follows: true, unique: ['key'], hint: 'callTargetHint' },
);

const businessHours = table('businessHours', 0, 14, {
  day: select('weekday', choice(weekdays), { words: 'weekdays' }),
  from: line('hoursFrom', clock),
  to: line('hoursTo', clock),
});

/** Groups, voice menu and hours of a telephone system. */
export const centrexFeaturesSection: Section = {
  name: 'centrexFeatures',
  step: 'centrexFeatures',
  title: 'section.centrexFeatures',
  fields: {
    groups,
    ivr: checkbox('ivr', z.boolean()),
    ivrOptions,
    announcements: files('announcements', 0, 10, { extensions: soundExtensions, maxSize: maxSoundSize }),
    gemaFree: checkbox('gemaFree', acceptedDeclaration, {
      follows: true,
      when: { field: 'announcements', isGiven: true },
    }),
    businessHours,
    holidays: select('holidays', z.optional(choice(states)), { words: 'states' }),
    nightTarget: line('nightTarget', optionalText(30), {
      hint: 'callTargetHint',
      requiredWhen: { field: 'businessHours', isGiven: true },
    }),
  },
};
