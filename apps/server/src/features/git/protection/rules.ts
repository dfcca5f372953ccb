import { refFits } from '../../../git/index.ts';
import type { GitProtection, GitWho } from '@netloom/contract';

/** How something of the shared repository changes: by a push, or by a merge of two shared branches. */
export type Way = 'push' | 'merge';

/** The rules that speak of a name; all of them hold. */
export function rulesOf(
  rules: readonly GitProtection[],
  { kind, name }: { kind: GitProtection['kind']; name: string },
): GitProtection[] {
  return rules.filter((rule) => rule.kind === kind && refFits(rule.pattern, name));
}

/** The first rule that keeps somebody from it. */
export function forbidding(
  rules: readonly GitProtection[],
  way: Way,
  isLead: boolean,
): GitProtection | undefined {
  const allows = (who: GitWho) => who === 'members' || (who === 'leads' && isLead);
  return rules.find((rule) => !allows(rule[way]));
}
