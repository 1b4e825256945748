export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Endings that browsers and cameras give to JPEG photos beside the two usual ones. */
const jpegExtensions: readonly string[] = ['jfif', 'jpe', 'pjpeg', 'pjp'];

/** The ending by which uploads are judged: every kind of JPEG is one. */
export const uploadExtensionOf = (name: string): string => {
  const extension = extensionOf(name);
  return jpegExtensions.includes(extension) ? 'jpg' : extension;
};
