import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const islandsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/[/#](islands\/[\w/]+\.tsx)/g)].map(([, path = '']) => `/src/${path}`);

/** What every signed-in page starts, and what the light public pages do; it is written there which islands they load. */
const startOf = {
  frame: islandsOf('src/layouts/Portal.astro'),
  login: [
    ...['index', 'order-confirmation'].flatMap((page) => islandsOf(`src/pages/[...locale]/${page}.astro`)),
    '/src/islands/ui/page/island-client.ts',
  ],
};
/** Where the form of every screen begins. */
const formEntry = '/src/islands/ui/form/kit/Form.tsx';
const formModule = fileURLToPath(new URL(`../..${formEntry}`, import.meta.url));

const schemaPart = (part: string) => `/src/islands/ui/form/schema/${part}.tsx`;
const rules = (file: string) => `/src/domain/${file}.ts`;

/**
 * What pages ask for once they stand, by the modules that begin it: one script for each with all that these need, where
 * no page starts with it.
 */
const startOfLater = {
  facts: [schemaPart('FactList')],
  described: [
    ...['SchemaForm', 'FormSummary', 'FormWarnings', 'SectionLinks'].map(schemaPart),
    ...['form/filled-form', 'form/blocks', 'form/form-fields', 'form/grouped-facts'].map(rules),
    ...['/src/contract/company.ts', '/src/contract/legal-forms.ts'],
  ],
  standing: ['/src/islands/shell/PasswordForm.tsx', '/src/islands/shell/notifications/start-bell.tsx'],
  numbers: [
    ...['porting-rules', 'porting-dates', 'ported-numbers', 'line-blocks', 'losing-providers'].map((name) =>
      rules(`wholesale/porting/${name}`),
    ),
    rules('wholesale/numbers/number-range'),
  ],
} as const;
for (const path of Object.values(startOfLater).flat())
  if (!existsSync(new URL(`../..${path}`, import.meta.url))) throw new Error(`A script is to begin with ${path}`);

/**
 * What several of them share of the kits, of which each alone is small; what only the large areas share stands by itself.
 * A script runs all that is in it: what every page may need is not to bring what records know.
 */
const kitsOfLater: Readonly<Record<string, RegExp>> = {
  parts: /\/islands\/ui\/(?:text|page|clipboard)\/|\/domain\/text\/|\/lucide\//,
  longform: /\/islands\/record\/long-form\//,
  customers: /\/sales\/(?:(?:customers?|products)(?:\/|-)|orders\/start-dates|drafts\/draft-form)/,
  attached: /\/islands\/(?:record\/(?:(?:files|list|story|question|facts)\/)?[\w-]+\.tsx?$|ui\/(?:upload|document)\/)/,
};

/** The words that all lists and pages of records need. */
const recordTexts = fileURLToPath(new URL('../../src/i18n/record-texts.ts', import.meta.url));

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type Lookup = (id: string) => ModuleInfo | null;

/** Modules that need this one as soon as they run, itself among them. */
function needersOf(id: string, lookup: Lookup): readonly string[] {
  const visitedModules = new Set<string>();
  const walk = (at: string): void => {
    if (visitedModules.has(at)) return;
    visitedModules.add(at);
    for (const importer of lookup(at)?.importers ?? []) walk(importer);
  };
  walk(id);
  return [...visitedModules];
}

/** Of which too much is known to put it on the pages of all records. */
const largeAreas = ['sales', 'wholesale'];
function areaOf(path: string): string {
  // The pages that employees maintain share little with the desk, and that of sub-partners little with the forms of sales.
  const [, area = '', room] =
    path.match(
      /\/src\/islands\/(\w+)\/(?:(maintenance|audit|catalogue|brand|content|integrations|library|mails|persons|sub-partners)\/)?/,
    ) ?? [];
  return room ?? area;
}

/** What the rules below would give to more pages than it serves. */
const ownScripts: readonly (readonly [script: string, modules: RegExp])[] = [
  // One screen begins with them and all records load them later: too small for a script of its own.
  ['content', /\/(?:ui\/page\/Disclosure\.tsx|contract\/content\/content\.ts)$/],
  // Area codes and what reads numbers by them: most pages show none at their start.
  [
    'numbering',
    /\/contract\/(?:numbering\/(?:area-codes|phone-number|numbering-plan)|telephone|wholesale\/number-parts)\.ts$/,
  ],
  // Of the records that employees maintain, two hold numbers.
  ['dialled', /\/contract\/(?:staff\/contact-person|wholesale\/number-pool)\.ts$|\/numbers\/number-pools\.ts$/],
  // Tutorials and courses alone show films.
  ['film', /\/(?:ui\/media\/(?:Film|useFilmTime|LearningFacts)\.tsx?|domain\/content\/(?:film|film-player)\.ts)$/],
  ['phone', /\/ui\/form\/PhoneInput\.tsx$/],
  ['tabs', /\/ui\/page\/Tabs\.tsx$/],
  // Legal texts stand on two pages of employees.
  ['legal', /\/(?:staff\/brand\/LegalRow|(?:stores|api)\/staff\/legal|contract\/brand\/legal)\.tsx?$/],
  // The lists of the order forms: pages that only know the codes of operators are not to carry them.
  ['catalogue', /\/domain\/catalogue\/(?:choices|price-code|entry-texts)\.ts$/],
  ['released', /\/(?:record\/(?:use|With)Catalogue|stores\/catalogue)\.tsx?$/],
];

/**
 * The script that a module goes into, so that a page requests only a few: one for the login, one for the rest of the
 * frame, one for parts that screens of several areas share, one more for parts that only screens without records share,
 * and one per area, each without lazy modules. Undefined for a module that only one screen needs.
 */
function scriptOf(id: string, lookup: Lookup): string | undefined {
  if (id.includes('rolldown/runtime')) return 'login';
  // It names the scripts of all large fields, which no page without a form is to carry.
  if (id.endsWith('/ui/form/schema/field-parts.ts')) return 'fields';
  const own = ownScripts.find(([, pattern]) => pattern.test(id));
  if (own) return own[0];
  const needers = needersOf(id, lookup);
  const starts = needers.filter((at) => lookup(at)?.isEntry);
  const later = needers.filter((at) => !lookup(at)?.isEntry && (lookup(at)?.dynamicImporters.length ?? 0) > 0);
  const isLarge = (area: string) => largeAreas.includes(area);
  const isOf = (paths: readonly string[]) => starts.some((at) => paths.some((path) => at.endsWith(path)));
  if (starts.length === 0) {
    const isStart = (paths: readonly string[]) => needers.some((at) => paths.some((path) => at.endsWith(path)));
    const matchingStart = Object.entries(startOfLater).find(([, paths]) => isStart(paths));
    if (matchingStart) return matchingStart[0];
    if (later.length > 1) {
      const kit = Object.entries(kitsOfLater).find(([, path]) => path.test(id));
      if (kit) return kit[0] === 'attached' && later.every((at) => isLarge(areaOf(at))) ? 'trade' : kit[0];
    }
  }
  if (starts.length + later.length < 2) return undefined;
  if (isOf(startOf.login)) return 'login';
  if (isOf(startOf.frame)) return 'frame';
  const screens = starts.filter((at) => !at.includes('/islands/auth/'));
  const isInForms = starts.length > screens.length;
  const withForm = needersOf(formModule, lookup);
  // Modules loaded later can reuse the script of the screens that start with them.
  const areas = new Set((starts.length > 0 ? starts : later).map(areaOf));
  const isOfForms = screens.length > 0 && screens.every((at) => withForm.includes(at));
  if (screens.length > 0 && [...areas].every(isLarge))
    return areas.size > 1 && !isOfForms
      ? 'records'
      : `area-${areas.size > 1 ? 'trade' : [...areas]}${isOfForms ? '-forms' : ''}`;
  if (isOfForms) return isInForms ? 'forms' : 'editing';
  // Forms of public pages would load all that screens share.
  if (isInForms && screens.length > 0) return 'frame';
  if (isInForms || needers.some((at) => at.endsWith(formEntry))) return screens.length > 0 ? 'screens' : 'forms';
  const withRecords = needersOf(recordTexts, lookup);
  // What one area alone shares, no other is to load with its lists.
  if (areas.size === 1 && screens.length > 0) {
    // Unless it is a small thing that many others load later: they would load all that the area knows with it.
    const isSmall = lookup(id)?.importedIds.every((needed) => lookup(needed)?.importedIds.length === 0);
    if (isSmall && later.filter((at) => !areas.has(areaOf(at))).length > 5) return 'screens';
    const kind = screens.every((at) => withRecords.includes(at)) ? '-lists' : '';
    return `area-${[...areas]}${withForm.includes(id) ? '-forms' : kind}`;
  }
  const others = screens.filter((at) => !isLarge(areaOf(at)));
  if (others.length > 0 && !withForm.includes(id) && others.every((at) => withRecords.includes(at))) return 'records';
  if (screens.length > 0)
    return screens.some((at) => withRecords.includes(at) || isLarge(areaOf(at))) ? 'screens' : 'content';
  return undefined;
}

/** What more pages need comes first, because a group takes along what its modules import. */
const inOrder = [
  'login',
  'frame',
  'forms',
  'numbering',
  'screens',
  'records',
  'editing',
  'content',
  'film',
  'phone',
  'fields',
  'facts',
  'described',
  'standing',
  'released',
  'area',
  'numbers',
  ...Object.keys(kitsOfLater),
  'trade',
  'tabs',
  'legal',
  'dialled',
];

/** Joins what the islands share into few scripts; else each of some fifty modules of a page is a request of its own. */
export function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: inOrder.map((kind, at) => ({
          priority: inOrder.length - at,
          name: (id: string, context: { getModuleInfo: Lookup }) => {
            const script = scriptOf(id, (of) => context.getModuleInfo(of));
            return script?.split('-')[0] === kind ? `shared-${script}` : null;
          },
        })),
      },
    }),
  };
}
