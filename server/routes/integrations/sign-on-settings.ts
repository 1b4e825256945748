import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type ProviderChange,
  providerChange,
  providerProof,
  scimTokenMade,
  signOnSettings,
} from '#contract/integrations/sign-on.ts';
import { rolesToGive } from '#domain/access/given-rights.ts';
import { administrationOfSignOn } from '#server/administration/sign-on.ts';
import { renewBrands } from '#server/brand/brand-source.ts';
import { forbidden } from '#server/core/errors.ts';
import { readsIntegrations } from '#server/records/types/profile/members/access.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import { checkProvider } from '#server/sign-on/check-provider.ts';
import { removeProvider, saveProvider } from '#server/sign-on/manage-provider.ts';
import type { ProviderOwner } from '#server/sign-on/provider-owner.ts';
import { readSettings } from '#server/sign-on/read-provider.ts';
import { endScimToken, makeScimToken } from '#server/sign-on/scim-token.ts';
import { noContent, refusals, tridParams } from '../common-schemas.ts';

interface Settings {
  readonly path: string;
  readonly tags: readonly string[];
  /** Its owner; throws where the caller may not see it, or with `changes` not change it. */
  readonly ownerOf: (request: FastifyRequest, changes: boolean) => ProviderOwner;
  readonly mayChange: (request: FastifyRequest) => boolean;
  readonly save: (request: FastifyRequest, owner: ProviderOwner, change: ProviderChange) => Promise<void>;
  readonly params: typeof tridParams | undefined;
}

/** The same calls for an organisation and for the employees. */
const settingsRoutes =
  ({ path, tags: names, ownerOf, mayChange, save, params }: Settings): FastifyPluginAsyncZod =>
  async (app) => {
    const { services } = app;
    const tags = [...names];
    const common = params ? { tags, params } : { tags };
    const answer = { 200: signOnSettings, ...refusals };
    const readShown = (request: FastifyRequest) => readSettings(services, ownerOf(request, false), mayChange(request));
    const prove = (request: FastifyRequest, password: string) =>
      confirmPassword(services, request.actor, password, 'password');

    const read = { ...common, summary: 'The sign-on provider, without its secrets, and what it must be told' };
    app.get(path, { schema: { ...read, response: answer } }, (request) => readShown(request));

    const change = {
      ...common,
      summary: 'Set up or change the provider, by the current password; 409 if it was changed meanwhile',
    };
    app.put(path, { schema: { ...change, body: providerChange, response: answer } }, async (request) => {
      const owner = ownerOf(request, true);
      const body = request.body as ProviderChange;
      await prove(request, body.password);
      await save(request, owner, body);
      await renewBrands(services);
      return readShown(request);
    });

    const check = { ...common, summary: 'Check the connection to the provider' };
    app.post(`${path}/check`, { schema: { ...check, response: answer } }, async (request) => {
      await checkProvider(services, ownerOf(request, true));
      return readShown(request);
    });

    const remove = { ...common, summary: 'Disconnect the provider, by the current password; passwords count again' };
    app.post(`${path}/removal`, { schema: { ...remove, body: providerProof, response: answer } }, async (request) => {
      const owner = ownerOf(request, true);
      await prove(request, (request.body as { password: string }).password);
      await removeProvider(services, owner);
      await renewBrands(services);
      return readShown(request);
    });

    const token = {
      ...common,
      summary: 'A new token for SCIM, by the current password; the former one ends. The answer alone holds it',
    };
    const made = { 201: scimTokenMade, ...refusals };
    app.post(
      `${path}/scim-token`,
      { schema: { ...token, body: providerProof, response: made } },
      async (request, reply) => {
        const owner = ownerOf(request, true);
        await prove(request, (request.body as { password: string }).password);
        return reply.code(201).send({ token: await makeScimToken(services, owner) });
      },
    );

    const end = { ...common, summary: 'End the token for SCIM' };
    app.delete(
      `${path}/scim-token`,
      { schema: { ...end, response: { 204: noContent, ...refusals } } },
      async (request, reply) => {
        await endScimToken(services, ownerOf(request, true));
        return reply.code(204).send(null);
      },
    );
  };

/** Sign-on of an organisation, for those who administer it; employees see it. */
export const signOnSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  await app.register(
    settingsRoutes({
      ...{ path: '/foundation/:trid/sign-on', tags: ['Sign-on'], params: tridParams },
      ownerOf: ({ acting }, changes) => {
        if (readsIntegrations(acting).employee && changes) throw forbidden();
        return { trid: acting.foundation.trid, by: acting.user, roles: rolesToGive(acting) };
      },
      mayChange: ({ acting }) => !acting.employee,
      save: (_request, owner, change) => saveProvider(services, owner, change),
    }),
  );
};

/** Sign-on of the employees: another administrator releases each change. */
export const signOnAdministration: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { ownerOf, propose } = administrationOfSignOn(services);
  await app.register(
    settingsRoutes({
      ...{ path: '/admin/sign-on', tags: ['Administration'], params: undefined },
      ownerOf: ({ actor }) => ownerOf(actor.user),
      mayChange: () => true,
      save: ({ actor }, _owner, change) => propose(actor.user, change),
    }),
  );
};
