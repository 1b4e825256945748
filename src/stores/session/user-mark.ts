import { computed } from 'nanostores';
import { disguise } from '../storage/storage.ts';
import { $dataScope } from './data-scope.ts';

/** By what is told apart what several users of a browser chose; undefined while no one is signed in. */
export const $userMark = computed($dataScope, (owner) => owner && disguise(owner.user));
