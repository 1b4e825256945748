import type { FileRows } from '#server/queries/library/library-hits.ts';

/** The audience of files that are gone. */
export const nobody = -1;
const forEver = 99_999_999;

/** `YYYY-MM-DD` as a number that compares like it. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** An array of the same kind with room for so many. */
function grown<T extends Int32Array | Float64Array | Uint16Array>(array: T, length: number): T {
  const larger = new (array.constructor as new (length: number) => T)(length);
  larger.set(array);
  return larger;
}

/**
 * Who may see each file of the index, how new it is and whether out of date: some twenty bytes per file. Files keep the
 * place they got; those that are gone belong to no audience.
 */
export class FileColumns {
  /** Places in use, those of files that are gone included. */
  size = 0;
  /** Of them, those of files that are gone. */
  gone = 0;
  files = new Int32Array(1024);
  audiences = new Int32Array(1024);
  modified = new Float64Array(1024);
  extensions = new Uint16Array(1024);
  #validUntil = new Int32Array(1024);
  #placeOf = new Int32Array(1024);
  readonly #extensionNumbers = new Map<string, number>();

  /** Undefined for a file that is not known. */
  placeOf(file: number): number | undefined {
    const next = this.#placeOf[file] ?? 0;
    return next === 0 ? undefined : next - 1;
  }

  /** Undefined for an extension that no file has. */
  extensionNumber(extension: string): number | undefined {
    return this.#extensionNumbers.get(extension);
  }

  /** Whether the file has been replaced or is no longer valid on a day, as `dayNumber` writes it. */
  isOutdated(place: number, today: number): boolean {
    return (this.#validUntil[place] ?? 0) < today;
  }

  put({ files, audiences, modified, extensions, superseded, validUntil }: FileRows): void {
    for (const [index, file] of files.entries()) {
      const place = this.placeOf(file) ?? this.#add(file);
      this.audiences[place] = audiences[index] ?? nobody;
      this.modified[place] = modified[index] ?? 0;
      this.extensions[place] = this.#numberOf(extensions[index] ?? '');
      const until = validUntil[index];
      this.#validUntil[place] = superseded[index] ? 0 : until ? dayNumber(until) : forEver;
    }
  }

  /** False where it was not there any more. */
  remove(file: number): boolean {
    const place = this.placeOf(file);
    if (place === undefined || this.audiences[place] === nobody) return false;
    this.audiences[place] = nobody;
    this.gone += 1;
    return true;
  }

  #numberOf(extension: string): number {
    const extensionNumber = this.#extensionNumbers.get(extension) ?? this.#extensionNumbers.size + 1;
    this.#extensionNumbers.set(extension, extensionNumber);
    return extensionNumber;
  }

  #add(file: number): number {
    if (this.size === this.files.length) {
      const length = this.size * 2;
      this.files = grown(this.files, length);
      this.audiences = grown(this.audiences, length);
      this.modified = grown(this.modified, length);
      this.extensions = grown(this.extensions, length);
      this.#validUntil = grown(this.#validUntil, length);
    }
    if (file >= this.#placeOf.length)
      this.#placeOf = grown(this.#placeOf, Math.max(file + 1, this.#placeOf.length * 2));
    const place = this.size;
    this.size += 1;
    this.files[place] = file;
    this.#placeOf[file] = place + 1;
    return place;
  }
}
