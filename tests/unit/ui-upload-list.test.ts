import { beforeEach, expect, test } from 'vitest';
import { allowedExtensions } from '#domain/documents/upload-rules.ts';
import type { UploadReports } from '#domain/form/uploader.ts';
import { finishedIds, type UploadedFile, type UploadList, uploadList } from '#islands/ui/upload/upload-list.ts';

interface Sent extends UploadReports {
  name: string;
  calls: string[];
}

let started: Sent[];
let discarded: string[];
let removal: string[];
let list: UploadList;

const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const listOf = (max: number, attempt?: Partial<UploadedFile>[]) =>
  uploadList(
    {
      start(choice, reports) {
        const calls: string[] = [];
        started.push({ name: choice.name, calls, ...reports });
        const note = (call: string) => () => void calls.push(call);
        return { pause: note('pause'), resume: note('resume'), cancel: note('cancel') };
      },
      discard: (id) => void discarded.push(id),
      isThere: async (id) => !removal.includes(id),
    },
    { max, extensions: allowedExtensions },
    attempt as UploadedFile[],
  );
const states = () => list.$entries.get().map(({ name, progress }) => `${name} ${progress.state}`);
const upload = (name: string) => started.find((sent) => sent.name === name) as Sent;
const keyOf = (name: string) => list.$entries.get().find((entry) => entry.name === name)?.key as number;

beforeEach(() => {
  started = [];
  discarded = [];
  removal = [];
  list = listOf(15);
});

test('§uploads three uploads run side by side, the next begins when one is done', () => {
  list.add(['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => file(name)));
  expect(states()).toEqual(['1.pdf running', '2.pdf running', '3.pdf running', '4.pdf waiting']);
  upload('2.pdf').onDone('id2');
  expect(states()).toEqual(['1.pdf running', '2.pdf done', '3.pdf running', '4.pdf running']);
  upload('1.pdf').onDone('id1');
  expect(finishedIds(list.$entries.get())).toEqual(['id1', 'id2']);
});

test('§uploads files over the maximum and of other types are named with the reason', () => {
  list = listOf(2);
  list.add([file('1.pdf'), file('tool.exe'), file('2.pdf'), file('3.pdf'), file('leer.pdf', 0)]);
  expect(states()).toEqual(['1.pdf running', '2.pdf running']);
  expect(list.$refused.get()).toMatchObject([
    { name: 'tool.exe', fault: 'fileType' },
    { name: '3.pdf', fault: 'tooMany' },
    { name: 'leer.pdf', fault: 'fileEmpty' },
  ]);
  list.add([]);
  expect(list.$refused.get()).toEqual([]);
});

test('§uploads two refused files of one name are two lines', () => {
  list.add([file('tool.exe'), file('tool.exe', 0)]);
  expect(new Set(list.$refused.get().map(({ key }) => key)).size).toBe(2);
});

test('the same file picked twice is sent once', () => {
  list.add([file('1.pdf')]);
  list.add([file('1.pdf'), file('1.pdf', 999)]);
  expect(started.map(({ name }) => name)).toEqual(['1.pdf', '1.pdf']);
  expect(list.$entries.get().map(({ size }) => size)).toEqual([1000, 999]);
});

test('a paused upload keeps its progress and gives its place to the next', () => {
  list.add(['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => file(name)));
  upload('1.pdf').onProgress(400);
  list.pause(keyOf('1.pdf'));
  expect(states()[3]).toBe('4.pdf running');
  upload('1.pdf').onProgress(500);
  expect(list.$entries.get()[0]?.progress).toEqual({ state: 'paused', sent: 400 });
  list.resume(keyOf('1.pdf'));
  expect(states()[0]).toBe('1.pdf waiting');
  upload('4.pdf').onDone('id4');
  expect(states()[0]).toBe('1.pdf running');
  expect(upload('1.pdf').calls).toEqual(['pause', 'resume']);
});

test('a failed upload goes on from where it stopped', () => {
  list.add([file('1.pdf')]);
  upload('1.pdf').onProgress(700);
  upload('1.pdf').onError({ status: 503 });
  expect(list.$entries.get()[0]?.progress).toEqual({ state: 'failed', sent: 700, status: 503 });
  list.resume(keyOf('1.pdf'));
  expect(list.$entries.get()[0]?.progress).toEqual({ state: 'running', sent: 700 });
  expect(upload('1.pdf').calls).toEqual(['resume']);
});

test('§uploads a file that the server refuses for good is named with its reason and removed', () => {
  list.add([file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf')]);
  upload('2.pdf').onError({ status: 415, refusal: 'fileInfected' });
  expect(states()).toEqual(['1.pdf running', '3.pdf running', '4.pdf running']);
  expect(list.$refused.get()).toMatchObject([{ name: '2.pdf', fault: 'fileInfected' }]);
  expect(list.kept().map(({ name }) => name)).toEqual(['1.pdf', '3.pdf', '4.pdf']);
  upload('3.pdf').onError({ status: 415, refusal: 'fileContent' });
  expect(list.$refused.get().map(({ fault }) => fault)).toEqual(['fileInfected', 'fileContent']);
  list.add([file('2.pdf')]);
  expect(states()).toEqual(['1.pdf running', '4.pdf running', '2.pdf running']);
});

test('removing a file stops its upload, or takes it from the server where it had arrived', () => {
  list.add([file('1.pdf'), file('2.pdf')]);
  upload('1.pdf').onDone('id1');
  list.remove(keyOf('1.pdf'));
  list.remove(keyOf('2.pdf'));
  expect(states()).toEqual([]);
  expect(discarded).toEqual(['id1']);
  expect(upload('2.pdf').calls).toEqual(['cancel']);
});

test('an upload that ends after its file was removed changes nothing', () => {
  list.add([file('1.pdf')]);
  list.remove(keyOf('1.pdf'));
  upload('1.pdf').onDone('late');
  expect(states()).toEqual([]);
});

test('files of an earlier visit are listed again and not sent again; one cut off waits to be picked again and takes its place', () => {
  list = listOf(2, [
    { id: 'id1', name: '1.pdf', size: 10 },
    { name: '2.pdf', size: 1000 },
  ]);
  expect(states()).toEqual(['1.pdf done', '2.pdf lost']);
  list.add([file('2.pdf'), file('1.pdf', 10)]);
  expect(list.$refused.get()).toEqual([]);
  expect(states()).toEqual(['1.pdf done', '2.pdf running']);
});

test('a kept file that the server no longer has says so, and the same file takes its place', async () => {
  list = listOf(2, [
    { id: 'id1', name: '1.pdf', size: 1000 },
    { id: 'id2', name: '2.pdf', size: 1000 },
  ]);
  removal = ['id1'];
  await list.check();
  expect(states()).toEqual(['1.pdf gone', '2.pdf done']);
  expect(finishedIds(list.$entries.get())).toEqual(['id2']);
  list.add([file('1.pdf')]);
  expect(states()).toEqual(['1.pdf running', '2.pdf done']);
  expect(list.$refused.get()).toEqual([]);
});

test('a file that was gone is still so after a reload', () => {
  list = listOf(2, [{ name: '1.pdf', size: 1000, isGone: true } as Partial<UploadedFile>]);
  expect(states()).toEqual(['1.pdf gone']);
});
