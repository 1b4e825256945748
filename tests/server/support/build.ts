import { buildOfClone } from '#server/core/build.ts';

/** What health answers where nothing needs attention. */
export const healthy = { status: 'ok', ...buildOfClone() };
