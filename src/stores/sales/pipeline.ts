import { readPipeline } from '#api/sales/pipeline.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** What became of the foundation's drafts in the last months. */
export const pipelineStore = ownedLoader('pipeline', ({ trid }) => readPipeline(trid));
