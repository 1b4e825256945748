/** Where a file is downloaded, below the REST base and with the token of a one-time action (§7-16). */
export const downloadPath = (name: string): string => `/public/filedownload/${encodeURIComponent(name)}`;
