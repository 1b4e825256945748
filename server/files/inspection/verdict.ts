/**
 * `other`: not what the ending says. `unsafe`: it is, but holds macros, programs, archives or far too much. `password`
 * and `legacy`: an Office file with a password, and one of the format before 2007 under a newer ending. `script`: a PDF that runs
 * script, starts or contains programs. `remote`: an Office file that fetches parts of itself from elsewhere, or data from other
 * programs, when it is opened. A file in an archive gets the same verdicts, and `password` if it cannot be looked into.
 */
export type Verdict = 'fits' | 'other' | 'unsafe' | 'password' | 'legacy' | 'script' | 'remote';
