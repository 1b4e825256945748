import { atom, computed } from 'nanostores';
import { raiseMainLoader } from './main-loader-event.ts';

const $works = atom(0);
/** Whether something of this page blocks all of it (decision 28). */
export const $mainLoader = computed($works, (works) => works > 0);
$mainLoader.listen(raiseMainLoader);

/** The whole page takes no input until this work has ended. */
export async function blockPage<T>(work: Promise<T>): Promise<T> {
  $works.set($works.get() + 1);
  try {
    return await work;
  } finally {
    $works.set($works.get() - 1);
  }
}
