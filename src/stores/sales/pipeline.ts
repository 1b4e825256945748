import { readPipeline } from '../../api/pipeline.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** What became of the foundation's drafts in the last months. */
export const pipelineStore = ownedLoader('pipeline', ({ trid }) => readPipeline(trid));
