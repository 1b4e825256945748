/** What a form keeps of the input until it was sent. */
export interface Kept {
  values: Record<string, unknown>;
  step: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The idempotency key of a submit whose answer is not known yet, with the values it was made for. */
  intent?: Intent | undefined;
  /** What fields need besides their values, such as names and sizes of uploaded files. */
  beside: Record<string, unknown>;
}

export interface Intent {
  key: string;
  body: string;
}

/** Where the input is kept; `write` may fail silently, the form then lives in memory. */
export interface Keep {
  read(): Kept | undefined;
  write(kept: Kept): void;
  drop(): void;
}

const prefix = 'kept:';

/** Keeps the input of a form in this tab, over reloads and over a new login. */
export function tabKeep(name: string): Keep {
  const key = prefix + name;
  return {
    read() {
      try {
        const found = sessionStorage.getItem(key);
        return found === null ? undefined : (JSON.parse(found) as Kept);
      } catch {
        return undefined;
      }
    },
    write(kept) {
      try {
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is blocked or full.
      }
    },
    drop() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked.
      }
    },
  };
}

/** Forgets the kept input of every form in this tab, at logout. */
export function dropKeptInput(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
