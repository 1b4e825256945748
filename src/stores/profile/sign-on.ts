import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { organisationPath, signOnOf } from '#api/profile/sign-on.ts';
import type { ProviderChange, SignOnSettings } from '#contract/integrations/sign-on.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

export interface SignOnStore {
  readonly settings: Pick<Loader<SignOnSettings>, '$value' | 'reload'>;
  /** The token that was just made, until it is said to be safe: it cannot be asked for again. */
  readonly $token: ReadableAtom<string | undefined>;
  readonly forgetToken: () => void;
  readonly save: (change: ProviderChange) => Promise<void>;
  readonly check: () => Promise<void>;
  readonly remove: (password: string) => Promise<void>;
  readonly makeToken: (password: string) => Promise<void>;
  readonly endToken: () => Promise<void>;
}

/** What may be done about a provider; also after a refusal what stands there is true again. These throw ApiError. */
export function signOnStore(
  settings: Loader<SignOnSettings>,
  calls: () => ReturnType<typeof signOnOf>,
): SignOnStore & { readonly reset: () => void } {
  const $token = atom<string | undefined>();
  async function update(call: Promise<SignOnSettings>): Promise<void> {
    try {
      settings.put(await call);
    } catch (error) {
      void settings.reload();
      throw error;
    }
  }
  return {
    settings,
    $token,
    forgetToken: () => $token.set(undefined),
    reset: () => $token.set(undefined),
    save: (change) => update(calls().save(change)),
    check: () => update(calls().check()),
    remove: (password) => update(calls().remove(password)),
    makeToken: async (password) => {
      $token.set((await calls().makeToken(password)).token);
      await settings.reload();
    },
    endToken: async () => {
      await calls().endToken();
      await settings.reload();
    },
  };
}

function present() {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return signOnOf(organisationPath(owner.trid));
}

const settings = loader((): Promise<SignOnSettings> => present().read());

/** Of the selected organisation; kept in no cache. */
export const organisationSignOn = signOnStore(settings, present);

onActive(settings.$value, [$dataScope], () => {
  settings.reset();
  organisationSignOn.reset();
  if ($dataScope.get()) void settings.reload();
});
