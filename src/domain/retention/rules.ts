import { recordRules } from './record-rules.ts';
import type { RetentionRule } from './retention-rule.ts';
import { tableRules } from './table-rules.ts';

export const retentionRules: readonly RetentionRule[] = [...recordRules, ...tableRules];

export const ruleNamed = (id: string): RetentionRule | undefined => retentionRules.find((rule) => rule.id === id);

/** Rules with a due list that an administrator releases. */
export const isReleased = ({ isAutomatic, outcome }: RetentionRule): boolean => !isAutomatic && outcome !== 'keep';
