export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Endings that browsers and cameras give to JPEG photos beside the two usual ones. */
const jpegExtensions: readonly string[] = ['jfif', 'jpe', 'pjpeg', 'pjp'];

/** The ending that names a file's format: every kind of JPEG is `jpg`. */
export const formatOf = (extension: string): string => {
  const ending = extension.toLowerCase();
  return jpegExtensions.includes(ending) ? 'jpg' : ending;
};

/** The ending by which uploads are judged. */
export const uploadExtensionOf = (name: string): string => formatOf(extensionOf(name));
