import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { weighPages } from '#bench/page-weight.ts';
import { readAccess } from '#domain/access/access.ts';
import { accessOf, localePath, locales, routeNames, routes } from '#domain/access/routes.ts';
import { isPublicPage } from '#scripts/site/rewrite-pages.ts';
import { ensureSite } from '#scripts/site-build.ts';
import { root } from '../source-files.ts';
import { openTab } from './open-tab.ts';

/** The site without settings, which the page tests use too. */
const plain = join(root, 'dist');
beforeAll(() => ensureSite());

async function* builtPages(): AsyncGenerator<{ file: string; html: string }> {
  for await (const file of glob('**/*.html', { cwd: plain }))
    yield { file, html: await readFile(join(plain, file), 'utf8') };
}

test('§site an island finds its texts however slowly the rest of its page comes', async () => {
  const late: string[] = [];
  for await (const { file, html } of builtPages()) {
    // Islands start with the script that defines them; it stands before the first of them, or behind all content.
    const [texts, start] = [html.indexOf('id="texts"'), html.indexOf('customElements.define("astro-island"')];
    if (html.includes('<astro-island') && !(texts >= 0 && texts < start)) late.push(file);
  }
  expect(late).toEqual([]);
});

test('§site every island uses the client that renders at once, and none has slot content', async () => {
  const clients = new Map<string, number>();
  const slots = new Set<string>();
  for await (const { html } of builtPages()) {
    for (const [, client = ''] of html.matchAll(/renderer-url="([^"]+)"/g))
      clients.set(client, (clients.get(client) ?? 0) + 1);
    for (const [, slot = ''] of html.matchAll(/<template data-astro-template(?:="([^"]*)")?/g)) slots.add(slot);
  }
  expect([...slots]).toEqual(['fallback']);
  const [[client, islands] = ['', 0], ...others] = clients;
  expect(others).toEqual([]);
  expect(client).toContain('/island-client.');
  expect(islands).toBeGreaterThan(500);
});

test('§site headings, labels and actions share one bold weight to save further font files', async () => {
  const sheets = new Set<string>();
  for await (const { html } of builtPages())
    for (const [, sheet = ''] of html.matchAll(/href="(\/_astro\/[^"]+\.css)"/g)) sheets.add(sheet);
  expect(sheets.size).toBeGreaterThan(0);
  // Of the framework's `bolder` and the browser's bold header cells nothing is left.
  const allowed = ['inherit', 'initial', 'bolder', '500', 'var(--font-weight-normal)', 'var(--font-weight-semibold)'];
  for (const sheet of sheets) {
    const css = await readFile(join(plain, sheet), 'utf8');
    const weights = [...css.matchAll(/font-weight:([^;}]+)/g)].map(([, weight = '']) => weight);
    expect(weights.filter((weight) => !allowed.includes(weight))).toEqual([]);
    expect(css).toMatch(/b,strong,th\{[^}]*font-weight:var\(--font-weight-semibold\)/);
  }
});

/** The desk fills the window with its panes. */
const withoutFooter = ['staff.html', 'en/staff.html'];

test('§2-17 every page is header, content and footer, with the loader over all of it', async () => {
  const faults: string[] = [];
  for await (const { file, html } of builtPages()) {
    const places = ['<header id="header"', '<main id="content"', '<footer', '<dialog id="main-loader"']
      .filter((tag) => tag !== '<footer' || !withoutFooter.includes(file))
      .map((tag) => html.indexOf(tag));
    if (places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0))) faults.push(`${file}: ${places}`);
  }
  expect(faults).toEqual([]);
});

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, ...results]) => results);
/** Tags of what depends on a user and is not hidden in the markup. */
const shownToAll = (html: string): string[] =>
  [...html.matchAll(/<[^>]+ data-(?:when|access|group)=[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ hidden[ >]/.test(tag.replace(/ class="[^"]*"/, '')));

/** Sets the colours of the first paint. */
const maxHeadScript = 400;

test('§site the head has one small script for colours alone, and no user data precedes the guard', async () => {
  const faults: string[] = [];
  for await (const { file, html } of builtPages()) {
    if (isPublicPage(html)) continue;
    const [head = '', body = ''] = html.split('</head>');
    const [[attributes = '', code = ''] = [], ...others] = scriptsIn(head);
    const isForColors = attributes === '' && code.includes('colorScheme') && code.length <= maxHeadScript;
    if (!isForColors || others.length > 0 || head.includes('modulepreload'))
      faults.push(`${file}: a script in the head`);
    const guard = body.indexOf('<script>');
    if (guard < 0 || guard > body.indexOf('<main')) faults.push(`${file}: content before the guard`);
    faults.push(...shownToAll(body.slice(0, guard)).map((tag) => `${file}: ${tag} is shown to everybody`));
  }
  expect(faults).toEqual([]);
});

test('§site only scripts for the first paint of a public page run before its content', async () => {
  const faults: string[] = [];
  let count = 0;
  for await (const { file, html } of builtPages()) {
    if (!isPublicPage(html)) continue;
    count += 1;
    const [head = '', body = ''] = html.split('</head>');
    const size = scriptsIn(head).reduce((sum, [, text = '']) => sum + text.length, 0);
    if (size > 5632) faults.push(`${file}: scripts of ${size} bytes in the head`);
    const content = body.slice(0, body.indexOf('</footer>'));
    for (const [attributes = ''] of scriptsIn(content))
      if (!attributes.includes('data-in-place')) faults.push(`${file}: a script before the end of its content`);
    if (!body.slice(content.length).includes('prerenderingchange')) faults.push(`${file}: no guard behind its content`);
    faults.push(...shownToAll(content).map((tag) => `${file}: ${tag} is shown to everybody`));
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(18);
});

/** A page that is a form from its start brings the kit of forms, where it does not load it once it is known what to draw. */
const isForm = (path: string) => path.endsWith('/edit');

/** What reads numbers by area codes costs them 3 KiB beyond the goal of 130; the profile stays within 1 of it. */
const showsNumbers = (path: string) => /^\/(?:wholesale|sales-partners\/customers$)/.test(path);

test('§site no page asks for more scripts at its start than it needs', () => {
  const heavy = weighPages(plain).flatMap(({ path, js, scripts }) => {
    const limit =
      path === '/' ? 90 : isForm(path) ? 160 : showsNumbers(path) ? 134 : path === '/etc/profile' ? 131 : 130.5;
    return js > limit * 1024 || scripts > (isForm(path) ? 14 : 12)
      ? [`${path}: ${Math.ceil(js / 1024)} KiB, ${scripts} scripts`]
      : [];
  });
  expect(heavy).toEqual([]);
});

/** What every signed-in page may ask for beside its own screen. */
const ofFrame = ['FoundationPicker', 'Palette', 'BoxResults', 'ViewBanner', 'DeputyActions', 'shared-standing'];

test('§site a lazy part loads only its own scripts, not those of other screens', () => {
  const pages = weighPages(plain);
  const heavy = pages.flatMap(({ path, parts }) =>
    parts
      .filter(({ name, scripts }) => scripts > (ofFrame.includes(name) ? 7 : 33))
      .map(({ name, scripts }) => `${path}: ${name} brings ${scripts} scripts`),
  );
  expect(heavy).toEqual([]);
  const requests = new Set(pages.flatMap(({ parts }) => parts.map(({ name }) => name)));
  expect(ofFrame.filter((part) => !requests.has(part))).toEqual([]);
});

test('§site every link leads to an existing page and anchor in the same language', async () => {
  const pages = new Map<string, string>();
  for await (const { file, html } of builtPages()) {
    const address = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    pages.set(address, html);
  }
  const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path);
  // Those of unknown addresses have none of their own.
  const isThere = (path: string) => pages.has(path) && !path.endsWith('/404');
  const faults: string[] = [];
  for (const [own, html] of pages) {
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*?href="([/#][^"]*)"[^>]*>/g)) {
      const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
      const target = path || own;
      if (path && !isThere(path)) faults.push(`${own}: ${href} is no page`);
      else if (anchor && !pages.get(target)?.includes(` id="${anchor}"`)) faults.push(`${own}: ${href} is not there`);
      if ((isEnglish(target) === isEnglish(own)) === tag.includes('hreflang='))
        faults.push(`${own}: ${href} is in the wrong language`);
    }
  }
  expect(pages.size).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('§site every page names the rule of access of its route, which its guard reads', async () => {
  const wrong: string[] = [];
  for (const name of routeNames) {
    for (const locale of locales) {
      const address = localePath(routes[name].path, locale).slice(1) || 'index';
      const html = await readFile(join(plain, `${address}.html`), 'utf8').catch(() => undefined);
      const [, rule = 'public'] = /^<!doctype html><html[^>]* data-access="([^"]*)"/i.exec(html ?? '') ?? [];
      if (html && String(readAccess(rule)) !== String(accessOf(name))) wrong.push(`${address}: ${rule}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('§site the main menu shows one place at most as the present one', async () => {
  const places: string[] = [];
  for await (const { file, html } of builtPages()) {
    const [, header = ''] = /<header([\s\S]*?)<\/header>/.exec(html) ?? [];
    const entries = header.match(
      /<a [^>]*aria-current="page" class="block rounded-control border-|<summary data-chosen/g,
    );
    if ((entries?.length ?? 0) > 1) places.push(file);
  }
  expect(places).toEqual([]);
});

test('§site a public page without a form ships no React and no island', async () => {
  const heavy: string[] = [];
  let count = 0;
  for await (const { file, html } of builtPages()) {
    // Every page has the search box of the header as plain HTML.
    // The order confirmation page renders its form and content from the answer to the customer's link.
    const hasForm =
      html.slice(html.indexOf('<main')).includes('<form') || /(?:order-confirmation|invitation)\.html$/.test(file);
    if (!isPublicPage(html) || hasForm) continue;
    count += 1;
    const { loaded } = await openTab(`/${file}`, (path) => readFile(join(plain, path), 'utf8').catch(() => undefined));
    const scripts = [...loaded].filter(([path]) => path.endsWith('.js'));
    if (html.includes('<astro-island') || scripts.some(([, text]) => text.includes('react.'))) heavy.push(file);
    if (scripts.reduce((sum, [, text]) => sum + text.length, 0) > 8192) heavy.push(file);
  }
  expect(heavy).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(8);
});
