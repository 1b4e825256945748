import { assetHeaders, cacheHeaders, pageCache, pageSearchHeaders } from '#domain/site/security-headers.ts';
import { goesTo, header, security, status, text, value } from './answer-checks.ts';
import type { Answer } from './ask.ts';

/** What a host may be unable to do; the portal works without. */
export const abilities = ['language', 'englishMissing', 'brotli', 'api'] as const;
export type Ability = (typeof abilities)[number];

export interface Expected {
  readonly what: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly needs?: Ability;
  /** What is wrong with the answer. */
  faults(answer: Answer): readonly (string | false | undefined)[];
}

/** Files of a built site with names that change with each build. */
interface SiteNames {
  readonly script: string;
  readonly fragment: string;
}

const forGood = cacheHeaders['/_astro/*'];
const askedAnew = /no-cache|max-age=0.*must-revalidate/;
const german = 'lang="de-DE"';
const english = 'lang="en"';
const page = (answer: Answer, lang: string, cache: string | RegExp = pageCache) => [
  status(answer, 200),
  header(answer, 'Content-Type', /^text\/html; ?charset=utf-8$/i),
  header(answer, 'Cache-Control', cache),
  header(answer, 'ETag', /./),
  text(answer, lang),
  ...security(answer),
];
const missing = (answer: Answer, lang: string, cache = /^(?!.*immutable)/) => [
  status(answer, 404),
  header(answer, 'Content-Type', /^text\/html/),
  header(answer, 'Cache-Control', cache),
  text(answer, lang),
  ...security(answer),
];
const hidden = (answer: Answer) => [status(answer, 400, 403, 404)];
/** The page itself, or the way to its address. */
const pageOrWay = (answer: Answer, lang: string, place: string) =>
  answer.status === 200 ? [text(answer, lang)] : [status(answer, 301, 302, 307, 308), goesTo(answer, place)];
const packed = (answer: Answer, encoding: RegExp, part: string) => [
  status(answer, 200),
  header(answer, 'Content-Encoding', encoding),
  header(answer, 'Vary', /accept-encoding/i),
  text(answer, part),
];

const encodings = [
  ['gzip, deflate, br', /^(?:br|gzip)$/, undefined],
  ['gzip, deflate, br, zstd', /^br$/, 'brotli'],
  ['br', /^br$/, 'brotli'],
  ['gzip', /^gzip$/, undefined],
  ['br;q=0, gzip;q=0.5', /^gzip$/, undefined],
  ['gzip;q=0, br;q=0', /^$/, undefined],
  ['identity', /^$/, undefined],
] as const;

/** What every host of the site must answer. */
export const expectedAnswers = ({ script, fragment }: SiteNames): Expected[] => [
  { what: 'a page', path: '/imprint', faults: (answer) => page(answer, german) },
  { what: 'an English page', path: '/en/imprint', faults: (answer) => page(answer, english) },
  { what: 'the English start page', path: '/en', faults: (answer) => page(answer, english) },
  { what: 'a page beside a folder of its name', path: '/etc/tickets?x=1', faults: (answer) => page(answer, german) },
  { what: 'a page below it', path: '/etc/tickets/edit?id=1', faults: (answer) => page(answer, german) },
  { what: 'HEAD', path: '/imprint', method: 'HEAD', faults: (answer) => [status(answer, 200), ...security(answer)] },
  { what: 'POST to a page', path: '/imprint', method: 'POST', faults: (answer) => [status(answer, 404, 405)] },
  { what: 'slash at the end', path: '/imprint/', faults: (answer) => pageOrWay(answer, german, '/imprint') },
  { what: 'slash after /en', path: '/en/', faults: (answer) => pageOrWay(answer, english, '/en') },
  {
    what: 'slash and query',
    path: '/etc/tickets/?a=1',
    faults: (answer) => pageOrWay(answer, german, '/etc/tickets?a=1'),
  },
  { what: 'name of the file', path: '/imprint.html', faults: (answer) => pageOrWay(answer, german, '/imprint') },
  ...encodings.flatMap(([accepted, encoding, needs]) =>
    [
      [`/_astro/${script}`, 'export{'],
      ['/imprint', german],
    ].map(
      ([path = '', part = '']): Expected => ({
        what: `Accept-Encoding: ${accepted}`,
        path,
        headers: { 'Accept-Encoding': accepted },
        ...(needs && { needs }),
        faults: (answer) =>
          String(encoding) === '/^$/'
            ? [status(answer, 200), header(answer, 'Content-Encoding', encoding), text(answer, part)]
            : packed(answer, encoding, part),
      }),
    ),
  ),
  {
    what: 'a script with a hash',
    path: `/_astro/${script}`,
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Cache-Control', new RegExp(`^${forGood.replaceAll(',', ', ?')}$`)),
      header(answer, 'Content-Type', /^(?:text|application)\/javascript/),
      ...security(answer, assetHeaders),
    ],
  },
  {
    what: 'a part of the page index',
    path: `/pagefind/fragment/${fragment}`,
    headers: { 'Accept-Encoding': 'gzip, br' },
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Cache-Control', 'immutable'),
      header(answer, 'Content-Encoding', /^$/),
    ],
  },
  {
    what: 'the worker of the page search',
    path: '/pagefind/pagefind-worker.js',
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Content-Security-Policy', pageSearchHeaders['Content-Security-Policy']),
      header(answer, 'Cache-Control', askedAnew),
      ...security(answer),
    ],
  },
  {
    what: 'the worker that shows notifications',
    path: '/push-worker.js',
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Content-Type', /^(?:text|application)\/javascript/),
      header(answer, 'Cache-Control', askedAnew),
      ...security(answer),
    ],
  },
  {
    what: 'the manifest of the web app',
    path: '/manifest.json',
    faults: (answer) => [status(answer, 200), header(answer, 'Content-Type', /^application\/(?:manifest\+)?json/)],
  },
  { what: 'a picture', path: '/favicon.svg', faults: (answer) => [header(answer, 'Content-Type', /^image\/svg\+xml/)] },
  {
    what: 'whom to tell of a weakness',
    path: '/.well-known/security.txt',
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Content-Type', /^text\/plain/),
      text(answer, 'Contact: '),
      text(answer, 'Expires: '),
    ],
  },
  { what: 'an unknown address', path: '/gibt-es-nicht', faults: (answer) => missing(answer, german, askedAnew) },
  { what: 'one in a folder', path: '/etc/gibt/es-nicht', faults: (answer) => missing(answer, german) },
  {
    what: 'an English one',
    path: '/en/not-there',
    needs: 'englishMissing',
    faults: (answer) => missing(answer, english),
  },
  ...['/404', '/404.html'].map(
    (path): Expected => ({ what: 'its page is none', path, faults: (answer) => missing(answer, german) }),
  ),
  {
    what: 'nor the English one',
    path: '/en/404',
    needs: 'englishMissing',
    faults: (answer) => missing(answer, english),
  },
  { what: 'a script that is gone', path: '/_astro/gone.a1b2c3d4.js', faults: (answer) => missing(answer, german) },
  ...['/_astro/', '/etc/', '/pagefind/fragment/', '/pagefind'].map(
    (path): Expected => ({
      what: 'no list of a folder',
      path,
      faults: (answer) => [status(answer, 301, 302, 307, 308, 403, 404)],
    }),
  ),
  ...['/_headers', '/_redirects', '/_builds.json', '/.git/config', '/..%2fdist.content/content.json'].map(
    (path): Expected => ({ what: 'nothing of the house', path, faults: hidden }),
  ),
  ...['/imprint.html.br', '/imprint.html.gz', `/_astro/${script}.br`].map(
    (path): Expected => ({ what: 'no packed copy under its own name', path, faults: hidden }),
  ),
  ...(
    [
      ['en', 'en'],
      ['en-GB,en;q=0.9,de;q=0.5', 'en'],
      ['de-DE,de;q=0.9,en;q=0.5', 'de'],
      ['fr,it;q=0.5', 'de'],
      ['', 'de'],
      ['de', 'en', 'nf_lang=en'],
      ['en', 'de', 'a=1; nf_lang=de'],
    ] as const
  ).map(
    ([languages, chosen, cookie]): Expected => ({
      what: `first visit, Accept-Language: ${languages || '–'}${cookie ? `, Cookie: ${cookie}` : ''}`,
      path: '/?redirect=%2Fsearch',
      headers: { ...(languages && { 'Accept-Language': languages }), ...(cookie && { Cookie: cookie }) },
      ...(chosen === 'en' && { needs: 'language' }),
      faults: (answer) =>
        chosen === 'de'
          ? page(answer, german, askedAnew)
          : [
              status(answer, 302),
              goesTo(answer, '/en?redirect=%2Fsearch'),
              header(answer, 'Vary', /accept-language/i),
              header(answer, 'Cache-Control', /^(?!.*(?:immutable|max-age=[1-9]))/),
            ],
    }),
  ),
  ...['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '//evil.example/..'].map(
    (path): Expected => ({
      what: 'no way to elsewhere',
      path,
      faults: (answer) => [
        /^(?:https?:)?[/\\]{2}(?:[^/]*evil)|^[/\\]{2,}/.test(value(answer, 'Location')) &&
          `goes to ${value(answer, 'Location')}`,
      ],
    }),
  ),
  {
    what: 'the API behind it',
    path: '/api/health',
    needs: 'api',
    faults: (answer) => [
      status(answer, 200),
      header(answer, 'Content-Type', /^application\/json/),
      ...security(answer),
    ],
  },
  {
    what: 'what the API does not have',
    path: '/api/gibt-es-nicht.gz',
    needs: 'api',
    faults: (answer) => [status(answer, 401, 404), header(answer, 'Content-Type', /^application\/json/)],
  },
];
