import { createHash } from 'node:crypto';
import { escapeHtml } from '../core/escape-html.ts';
import type { ApiDocument, Operation } from './document.ts';
import { bodyOf, parameterTable, responseList } from './operation-parts.ts';
import { tagDescriptions } from './tags.ts';

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 72rem; padding: 1rem }
nav ul { columns: 24rem; list-style: none; padding: 0 }
section { border-top: 1px solid #8888; margin: 1.5rem 0; padding-top: .5rem }
table { border-collapse: collapse; margin: .5rem 0; width: 100% }
td:last-child { overflow-wrap: anywhere }
th, td { border: 1px solid #8888; padding: .25rem .5rem; text-align: left; vertical-align: top }
pre { background: #8881; max-height: 24rem; overflow: auto; padding: .75rem }
summary { cursor: pointer; min-height: 24px }
`;

export const docsStyle = { hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const callsOf = (document: ApiDocument): Call[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const idOf = ({ method, path }: Call) => `${method}-${path.replaceAll(/[^a-z0-9]+/gi, '-')}`.toLowerCase();

const isForKeys = ({ security = [] }: Operation) => security.some((scheme) => 'key' in (scheme as object));

const callHtml = (call: Call) => `<section id="${idOf(call)}">
<h3><code><b>${call.method}</b> ${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.operation.summary ?? '')}${call.operation.security?.length === 0 ? ' <em>Without a session.</em>' : ''}${isForKeys(call.operation) ? ' <em>Also with a key.</em>' : ''}</p>
${parameterTable(call.operation)}${bodyOf(call.operation)}${responseList(call.operation)}
</section>`;

/** The interface as a page: rendered here, without a script. */
export function docsPage(source: unknown): string {
  const document = source as ApiDocument;
  const byTag = Object.groupBy(callsOf(document), ({ operation }) => operation.tags?.[0] ?? 'Other');
  const sections = Object.entries(byTag).map(
    ([tag, calls = []]) =>
      `<h2>${escapeHtml(tag)}</h2><p>${escapeHtml(tagDescriptions[tag] ?? '')}</p>${calls.map(callHtml).join('\n')}`,
  );
  const contents = Object.values(byTag)
    .flatMap((calls = []) => calls)
    .map((call) => `<li><a href="#${idOf(call)}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</title><style>${css}</style></head>
<body><header><h1>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1>
<p>${escapeHtml(document.info.description ?? '')} As a file: <a href="openapi.json">openapi.json</a></p></header>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav><main>${sections.join('\n')}</main></body></html>`;
}
