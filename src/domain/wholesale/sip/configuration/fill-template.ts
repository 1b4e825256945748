import type { AccountSettings, SettingName } from './account-settings.ts';
import type { FileTemplate, FormTemplate, PbxTemplate } from './pbx-templates.ts';

type Language = 'de' | 'en';

const placeholder = /\{\{(\w+)\}\}/g;

/** Whether an account is known by its addresses and has nothing to register with. */
export const isPeering = ({ staticIps }: AccountSettings): boolean => staticIps !== '';

/** A file's text with the account's settings in it. Throws where the template names a setting that there is not. */
export function filledText({ text, peering }: FileTemplate, settings: AccountSettings): string {
  const chosen = isPeering(settings) ? peering : text;
  return chosen.replaceAll(placeholder, (_whole, name: string) => {
    if (!Object.hasOwn(settings, name)) throw new Error(`no setting ${name}`);
    return settings[name as SettingName];
  });
}

/** The rows of a form with what belongs in them; those that say nothing of this account are left out. */
export const filledRows = (
  { fields }: FormTemplate,
  settings: AccountSettings,
  language: Language,
): readonly (readonly [label: string, value: string])[] =>
  fields
    .filter(({ isOfRegistration }) => !(isOfRegistration && isPeering(settings)))
    .map((field) => {
      const { value } = field;
      return [field[language], typeof value === 'string' ? settings[value] : value[language]] as const;
    })
    .filter(([, value]) => value !== '');

/** The text to copy and download for any configuration method. */
export function snippetOf(template: PbxTemplate, settings: AccountSettings, language: Language): string {
  if (template.kind === 'file') return filledText(template, settings);
  const rows = filledRows(template, settings, language).map(([label, value]) => `${label}: ${value}`);
  return [`# ${template.title}`, `# ${template.path[language]}`, ...rows, ''].join('\n');
}

export const snippetName = (template: PbxTemplate, { user }: Pick<AccountSettings, 'user'>): string =>
  `${user}_${template.kind === 'file' ? template.file : `${template.id}.txt`}`;
