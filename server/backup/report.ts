/** Takes a sentence for who runs the command, while it works. */
export type Report = (sentence: string) => void;

export const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
export const inSeconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Says now and then how far something has come. */
export function progress(report: Report, what: string) {
  let files = 0;
  let bytes = 0;
  let reportedAt = performance.now();
  return (size: number) => {
    files += 1;
    bytes += size;
    if (performance.now() - reportedAt < 5000) return;
    reportedAt = performance.now();
    report(`${what}: ${files} files, ${inMegabytes(bytes)} so far …`);
  };
}
