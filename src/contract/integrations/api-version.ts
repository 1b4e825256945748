/**
 * Versions of the API by the day from which they count, the newest first. A new one is a day here: what changes a call in a
 * way that its callers would notice, such as a field that goes or means something else. What only adds is no new version.
 */
export const apiVersions = ['2026-12-01'] as const;
