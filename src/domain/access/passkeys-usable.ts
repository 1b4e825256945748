/** Passkeys belong to a name: a page that was opened by the number of its server has none. */
export const passkeysUsable = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
