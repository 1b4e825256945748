import { vi } from 'vitest';
import type { FormInputBody, StoredFormInput } from '#contract/form-input.ts';
import type { FormInput } from '#stores/form-input/form-input.ts';
import { openFormInput } from '#stores/form-input/open-form-input.ts';
import type { SavedInput } from '#stores/form-input/saved-input.ts';
import { json, noContent } from './browser.ts';
import { actAs, memoryStorage } from './signed-in.ts';

export const formInputKey = 'ticket.etcCallBackRequest';

interface Put extends FormInputBody {
  keepalive: boolean;
}

/** A page on a clock of the test's own, and a server that keeps form inputs. */
export function formInputWorld() {
  /** The browser's windows: each hears events and keeps a session of its own; what one keeps for all, the others hear of. */
  const windows = [{ page: new EventTarget(), session: memoryStorage() }];
  let current = windows[0] as (typeof windows)[number];
  const common = memoryStorage();
  const puts: Put[] = [];
  /** What the server has of each organisation. */
  const stored = new Map<string, StoredFormInput>();
  const contexts: (() => void)[] = [];
  const world = {
    get page() {
      return current.page;
    },
    puts,
    stored,
    drops: 0,
    /** Loses the answers, before or after the server did it. */
    lose: undefined as 'before' | 'after' | undefined,
    /** Holds every answer back until it is resolved. */
    held: undefined as Promise<void> | undefined,
    open,
    /** Goes on in the window with this number, which is opened where it is not there yet. */
    switchTo(number: number) {
      windows[number] ??= { page: new EventTarget(), session: memoryStorage() };
      current = windows[number];
    },
    /** Ends the window without another word to its form, as a browser does. */
    async close() {
      current.page.dispatchEvent(new Event('pagehide'));
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Whether the page asks before it is left. */
    asks: () => !current.page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    end() {
      for (const stop of contexts) stop();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };

  async function serve(path: string, init: RequestInit): Promise<Response> {
    const trid = /foundation\/(\d+)/.exec(path)?.[1] ?? '';
    const there = stored.get(trid);
    if (init.method === 'GET') {
      // What other forms keep is of no use here, and may be large.
      if (!path.endsWith(`/form-inputs?key=${formInputKey}`)) throw new Error(`${path} asks for too much`);
      return json({ items: there ? [there] : [], total: there ? 1 : 0 });
    }
    if (init.method === 'DELETE') {
      world.drops += 1;
      stored.delete(trid);
      return noContent();
    }
    const body: FormInputBody = JSON.parse(String(init.body));
    puts.push({ ...body, keepalive: init.keepalive === true });
    if (world.lose === 'before') throw new TypeError('Failed to fetch');
    const isOwn = body.unanswered?.includes(Number(there?.data['savedAt']));
    if ((there?.version ?? 0) !== body.version && !isOwn) return json({ _error: 409, formInput: there }, 409);
    const next = { key: formInputKey, version: (there?.version ?? 0) + 1, modified: Date.now(), data: body.data };
    stored.set(trid, next);
    if (world.lose === 'after') throw new TypeError('Failed to fetch');
    await world.held;
    return json(next);
  }

  function tell(key: string, change: () => void): void {
    const [writer, before] = [current, common.getItem(key)];
    change();
    if (common.getItem(key) === before) return;
    for (const window of windows) {
      if (window === writer) continue;
      current = window;
      window.page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
    current = writer;
  }

  /** A page with the form; what it finds of an earlier visit is read first, as the form does. */
  function open(about: Parameters<typeof openFormInput>[1] = 'new'): FormInput & { stop: () => void } {
    const formInput = openFormInput('ticket/etcCallBackRequest', about);
    if (!formInput) throw new Error('Nobody is signed in');
    formInput.read();
    const stop = formInput.follow.call(formInput);
    contexts.push(stop);
    return { ...formInput, stop };
  }

  vi.useFakeTimers({ now: 1_763_000_000_000 });
  type Listen = EventTarget['addEventListener'];
  vi.stubGlobal('addEventListener', (...args: Parameters<Listen>) => current.page.addEventListener(...args));
  vi.stubGlobal('removeEventListener', (...args: Parameters<Listen>) => {
    for (const { page } of windows) page.removeEventListener(...args);
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => common.getItem(key),
    setItem: (key: string, value: string) => tell(key, () => common.setItem(key, value)),
    removeItem: (key: string) => tell(key, () => common.removeItem(key)),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => current.session.getItem(key),
    setItem: (key: string, value: string) => current.session.setItem(key, value),
    removeItem: (key: string) => current.session.removeItem(key),
  });
  vi.stubGlobal('fetch', serve);
  actAs('sp.user', '1001');
  return world;
}

export const input = (note: string): SavedInput => ({ values: { note }, step: 0, savedAt: Date.now(), beside: {} });
export const noteOf = (formInput: StoredFormInput | undefined) =>
  (formInput?.data['values'] as { note: string } | undefined)?.note;
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
