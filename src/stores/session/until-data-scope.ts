import { $dataScope, type DataScope } from './data-scope.ts';

/**
 * The owner of the data on the screen, as soon as it is known, so that earlier requests wait; undefined if no user is
 * signed in after all.
 */
export const untilDataScope = async (): Promise<DataScope | undefined> =>
  $dataScope.get() ??
  new Promise((resolve) => {
    const off = $dataScope.listen((scope) => {
      off();
      resolve(scope);
    });
  });
