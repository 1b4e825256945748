export const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 72rem; padding: 1rem }
nav ul { columns: 24rem; list-style: none; padding: 0 }
section { border-top: 1px solid #8888; margin: 1.5rem 0; padding-top: .5rem }
table { border-collapse: collapse; margin: .5rem 0; width: 100% }
th, td { border: 1px solid #8888; overflow-wrap: anywhere; padding: .25rem .5rem; text-align: left; vertical-align: top }
pre { background: #8881; max-height: 24rem; overflow: auto; padding: .75rem }
summary { cursor: pointer; min-height: 24px }
`;
