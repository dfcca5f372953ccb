import type { GitProtection, GitWho } from '@netloom/contract';

/** How something of the shared repository changes: by a push, or by a merge of two shared branches. */
export type Way = 'push' | 'merge';

/** The rules that speak of a name; all of them hold. */
export function rulesOf(
  rules: readonly GitProtection[],
  { kind, name }: { kind: GitProtection['kind']; name: string },
): GitProtection[] {
  return rules.filter((rule) => rule.kind === kind && fits(rule.pattern, name));
}

/** Piece by piece: a pattern of many stars takes no longer than one of few. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...pieces] = pattern.split('*');
  const last = pieces.pop();
  if (last === undefined) return name === pattern;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
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
