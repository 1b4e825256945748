/** `system` follows the device, and is what holds where nothing is stored. */
export const colorSchemes = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Of this browser, for all who use it: it outlives a logout. */
export const colorSchemeKey = 'portal.colorScheme';
