import { registerHooks } from 'node:module';

const urlBySpecifier = new Map<string, string>();

/**
 * Node parses the nearest `package.json` again for every file that it loads. That of drizzle lists thousands of
 * exports: its hundred files would cost the start half a second of processor time and 150 MiB. Files of drizzle and of
 * the portal import each other by full relative names, so nothing needs to be resolved for them, and each entry of
 * drizzle only once.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes('/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier.startsWith('.') && specifier.endsWith('.ts') && context.parentURL) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true };
    }
    const isEntry = /^drizzle-orm(\/|$)/.test(specifier) && context.conditions.includes('import');
    const knownUrl = isEntry && urlBySpecifier.get(specifier);
    if (knownUrl) return { url: knownUrl, format: 'module', shortCircuit: true };
    const resolved = next(specifier, context);
    if (isEntry) urlBySpecifier.set(specifier, resolved.url);
    return resolved;
  },
});
