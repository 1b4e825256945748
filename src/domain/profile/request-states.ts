import type { RequestState } from '#contract/profile/change-request.ts';

/** From which states each event leads where; all other transitions are refused. */
export const requestMoves = {
  review: { to: 'inReview', from: ['submitted'] },
  approve: { to: 'approved', from: ['submitted', 'inReview'] },
  refuse: { to: 'rejected', from: ['submitted', 'inReview', 'approved'] },
  withdraw: { to: 'withdrawn', from: ['submitted', 'inReview', 'approved'] },
  takeEffect: { to: 'effective', from: ['approved'] },
  giveUp: { to: 'rejected', from: ['approved'] },
} as const satisfies Record<string, { to: RequestState; from: readonly RequestState[] }>;
export type RequestEvent = keyof typeof requestMoves;

export const mayMove = (event: RequestEvent, state: RequestState): boolean =>
  (requestMoves[event].from as readonly RequestState[]).includes(state);

/** Those that may still change something. */
export const openStates = ['submitted', 'inReview', 'approved'] as const satisfies readonly RequestState[];
export const isOpen = (state: RequestState): boolean => (openStates as readonly RequestState[]).includes(state);
