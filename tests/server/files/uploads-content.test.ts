import { describe, expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { checkContent } from '#server/files/inspection/file-content.ts';
import { oleFile } from '../support/ole-file.ts';
import { disguises, samples, sounds } from '../support/sample-files.ts';

const verdict = (name: string, bytes: Buffer) =>
  checkContent(extensionOf(name), bytes.length, async (start, end) => bytes.subarray(start, end));

describe('§uploads the content of an upload', () => {
  test.each(Object.entries({ ...samples, ...sounds }))('a real %s is accepted', async (extension, bytes) => {
    expect(await verdict(`datei.${extension}`, bytes)).toBe('fits');
  });

  test.each(Object.entries(disguises))('%s is refused: its content is something else', async (name, bytes) => {
    expect(await verdict(name, bytes)).toBe('other');
  });

  test('every kind is refused under the ending of a kind with another signature', async () => {
    const signature = (extension: string) =>
      ({ jpeg: 'jpg', msg: 'xls', docx: 'zip', xlsx: 'zip' })[extension] ?? extension;
    const fateOf = (kind: string, ending: string) => (kind === 'xls' && ending === 'xlsx' ? 'legacy' : 'other');
    for (const [kind, bytes] of Object.entries(samples)) {
      for (const ending of Object.keys(samples)) {
        if (signature(kind) !== signature(ending))
          expect(await verdict(`x.${ending}`, bytes), `${kind} as ${ending}`).toBe(fateOf(kind, ending));
      }
    }
  });

  test.each(['xlsx', 'docx'])('§uploads a %s with a password is named as such', async (ending) => {
    expect(await verdict(`x.${ending}`, oleFile(['EncryptionInfo', 'EncryptedPackage']))).toBe('password');
  });

  test('§uploads an older Word file under the ending of a newer one is named as such', async () => {
    expect(await verdict('x.docx', oleFile(['WordDocument', '1Table']))).toBe('legacy');
  });

  test('an archive with a directory outside the file is refused without being read', async () => {
    const broken = Buffer.from(samples.zip);
    broken.writeUInt32LE(0xfffffff0, broken.length - 6);
    expect(await verdict('x.zip', broken)).toBe('other');
  });
});
