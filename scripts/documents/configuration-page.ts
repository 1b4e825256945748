import { buildVariables, type OtherVariable, toolVariables } from '#server/config/other-variables.ts';
import { fileVariableOf } from '#server/config/secret-files.ts';
import { descriptionOf } from '#server/config/setting.ts';
import { settingsByTopic } from '#server/config/settings.ts';

const MiB = 1024 ** 2;
const cell = (text: string) => text.replaceAll('|', '\\|');

function defaultCell(value: string | number | undefined, otherwise?: string, unit?: string): string {
  if (otherwise !== undefined) return otherwise;
  if (value === undefined || value === '') return '–';
  if (unit === 'bytes') return `\`${value}\` (${Number(value) / MiB} MiB)`;
  return unit ? `\`${value}\` ${unit}` : `\`${value}\``;
}

const table = (rows: string[][]) => [
  `| ${rows[0]?.join(' | ')} |`,
  `|${'---|'.repeat(rows[0]?.length ?? 0)}`,
  ...rows.slice(1).map((row) => `| ${row.map(cell).join(' | ')} |`),
];

const topics = Object.entries(settingsByTopic).flatMap(([topic, settings]) => [
  `## ${topic}`,
  '',
  ...table([
    ['Variable', 'Default', 'Values', 'Meaning'],
    ...Object.entries(settings).map(([name, parser]) => {
      const { about, allowed, unit, otherwise, isSecret, default: value } = descriptionOf(parser);
      const names = isSecret ? `\`${name}\`, \`${fileVariableOf(name)}\`` : `\`${name}\``;
      return [names, defaultCell(value, otherwise, unit), allowed, about];
    }),
  ]),
  '',
]);

const others = (title: string, intro: string, variables: Readonly<Record<string, OtherVariable>>) => [
  `## ${title}`,
  '',
  intro,
  '',
  ...table([
    ['Variable', 'Default', 'Meaning'],
    ...Object.entries(variables).map(([name, { about, otherwise, default: value }]) => [
      `\`${name}\``,
      defaultCell(value, otherwise),
      about,
    ]),
  ]),
  '',
];

/** The page of all settings, made from their descriptions. */
export const configurationPage = (): string =>
  [
    '# Configuration',
    '',
    'Made from the descriptions in `server/config` by `npm run docs`; do not edit this page.',
    '',
    'All settings are environment variables. An empty one counts as missing. The server refuses to start with unusable',
    'values and lists all of them; `npm run portal -- config check` does the same without a start, with',
    '`--connect` it tries database, store, mail server and scanner, and with `--mail you@example.com` it sends a test mail.',
    'Variables with `PUBLIC_` become part of the site when it is built, and anybody can read them; `npm start` builds',
    'again when one of them changes.',
    '',
    'A secret may come from a file, as containers and systemd hand it over: `NAME_FILE` names a file with the value as its',
    'only line. Both variables at once, and a file that is missing, empty or unreadable, end the start.',
    '',
    ...topics,
    ...others('Build', 'Read when the site is built, beside the settings with `PUBLIC_` above.', buildVariables),
    ...others('Tools', 'Read by commands for editors and developers.', toolVariables),
  ].join('\n');
