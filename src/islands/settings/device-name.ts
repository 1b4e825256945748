const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What the user may want to call a passkey of this device. */
export const deviceName = (agent = navigator.userAgent): string =>
  `Passkey ${systems.find(([pattern]) => pattern.test(agent))?.[1] ?? ''}`.trim();
