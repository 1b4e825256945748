import { atom } from 'nanostores';
import * as tabMemory from '../storage/tab-memory.ts';

export interface Toast {
  id: number;
  tone: 'ok' | 'info' | 'warn' | 'danger';
  text: string;
}

export const $toasts = atom<Toast[]>([]);
let last = 0;

export function toast(tone: Toast['tone'], text: string): void {
  last += 1;
  $toasts.set([...$toasts.get(), { id: last, tone, text }]);
}

/** A good message that the page shows to which this one leads. */
export const toastNext = (text: string): void => tabMemory.leaveMessage(text);

/** Shows what the page before has left. */
export function showLeftToast(): void {
  const text = tabMemory.takeMessage();
  if (text) toast('ok', text);
}

export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
