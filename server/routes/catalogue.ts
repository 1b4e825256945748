import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { releasedCatalogue } from '#contract/catalogue/state.ts';
import { knownStates } from '#domain/catalogue/known-states.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { catalogueLookMs, renewCatalogue } from '../catalogue/catalogue-source.ts';
import { releasedStates } from '../queries/catalogue/states.ts';
import { refusals } from './common-schemas.ts';

/** The catalogue for forms and lists; and, for this server, what another one has released meanwhile. */
export const catalogueRoute: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', () => renewCatalogue(services));
  app.addHook('onListen', async () => {
    const renew = () => void renewCatalogue(services).catch((error: Error) => services.log.warn(error, 'catalogue'));
    timer = setInterval(renew, catalogueLookMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  const schema = {
    tags: ['Products'],
    summary: 'What was changed in the catalogue since the portal was installed, and what counts from tomorrow on',
    response: { 200: releasedCatalogue, ...refusals },
  };
  app.get('/catalogue', { schema }, async () => {
    const states = await releasedStates(services.db);
    return { states: knownStates(states, addDays(berlinDay(services.clock()), 1)) };
  });
};
