/** Styles as a developer would write them by hand for one page: same text width, same places, no more. */
const css = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2430;background:#f5f6f8}
header,footer{background:#fff;padding:12px 24px;border-block:1px solid #d6dae1}
header ul,footer ul,nav ol{display:flex;flex-wrap:wrap;gap:8px 20px;list-style:none;margin:0;padding:0}
main{max-width:72rem;margin:auto;padding:24px}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.3rem;margin-top:2rem}
article{background:#fff;padding:24px;border-radius:8px;max-width:46rem}
a{color:#0b57a4}table{border-collapse:collapse}td,th{border:1px solid #d6dae1;padding:4px 8px;text-align:left}
svg{width:1.25em;height:1.25em}details>summary{cursor:pointer}
label{display:block;margin:12px 0 4px}input{padding:8px;font:inherit;width:20rem;max-width:100%}
button{padding:8px 16px;font:inherit}[hidden]{display:none}
`.replace(/\n/g, '');

const inAttributes = /\s(?:class|style|data-[\w-]+|aria-[\w-]+|tabindex|crossorigin)(?:="[^"]*")?/g;

/** The same content as a built page, written by hand for this page alone: one file, no scripts. */
export function handWritten(page: string): string {
  return page
    .replace(/<(script|style|template|noscript|astro-island)\b[^>]*>|<\/astro-island>/g, (tag, name) =>
      name === undefined || name === 'astro-island' ? '' : tag,
    )
    .replace(/<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:link|meta)\b(?![^>]*(?:charset|viewport|"description"))[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(inAttributes, '')
    .replace('</head>', `<style>${css}</style></head>`);
}
