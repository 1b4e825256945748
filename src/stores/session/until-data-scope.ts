import { $dataScope, type DataScope } from './data-scope.ts';

/** Whose data the screen shows, as soon as it is known: what somebody asks for while the foundation is still read waits for it. */
export async function untilDataScope(): Promise<DataScope> {
  let scope = $dataScope.get();
  while (!scope)
    scope = await new Promise<DataScope | undefined>((resolve) => {
      const off = $dataScope.listen((next) => {
        off();
        resolve(next);
      });
    });
  return scope;
}
