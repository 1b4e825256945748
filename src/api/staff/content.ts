import { storedContentImage } from '#contract/content/content-image.ts';
import {
  type ContentAction,
  type ContentTexts,
  contentAnswer,
  contentComparison,
  contentDetail,
  contentFilesOf,
  contentList,
  contentPreview,
  type EditedCollection,
} from '#contract/content/edited-content.ts';
import { get, post, put } from '../http.ts';

export interface EntryName {
  readonly collection: EditedCollection;
  readonly id: string;
}

const base = '/editor/content';
const pathOf = ({ collection, id }: EntryName) => `${base}/${collection}/${id.replace('/', '.')}`;

export const listEntries = () => get(base, {}, contentList);
export const readEntry = (name: EntryName) => get(pathOf(name), {}, contentDetail);
export const saveDraft = (name: EntryName, seen: { version: number; number: number }, texts: ContentTexts) =>
  put(pathOf(name), { version: seen.version, number: seen.number, texts }, contentDetail);
/** Nothing where the entry is gone with its draft. */
export const actOnEntry = (name: EntryName, action: ContentAction) => post(pathOf(name), action, contentAnswer);
export const previewEntry = (name: EntryName, texts: ContentTexts) =>
  post(`${pathOf(name)}/preview`, { texts }, contentPreview);
export const compareVersion = (name: EntryName, number: number) =>
  get(`${pathOf(name)}/versions/${number}`, {}, contentComparison);
/** Answers the path by which texts name it. */
export const storeImage = async (name: string, image: Blob) =>
  (await put(`/editor/images?name=${encodeURIComponent(name)}`, image, storedContentImage)).path;
export const readFiles = async (name: EntryName) => (await get(`${pathOf(name)}/files`, {}, contentFilesOf)).files;
