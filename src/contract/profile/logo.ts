/** Bytes of a logo. */
export const largestLogo = 512 * 1024;
export const logoLimits = { maxSide: 2400, maxPixels: 2400 * 1200 } as const;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Whether a file begins as a PNG does; what a document can take the server alone knows. */
export const isPng = (bytes: Uint8Array): boolean => png.every((byte, at) => bytes[at] === byte);
