import { atom } from 'nanostores';

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

export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
