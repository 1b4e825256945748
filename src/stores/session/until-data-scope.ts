import { $dataScope, type DataScope } from './data-scope.ts';

/** Whose data the screen shows, as soon as it is known, so that what is asked for before that waits; undefined where nobody is signed in after all. */
export const untilDataScope = async (): Promise<DataScope | undefined> =>
  $dataScope.get() ??
  new Promise((found) => {
    const off = $dataScope.listen((scope) => {
      off();
      found(scope);
    });
  });
