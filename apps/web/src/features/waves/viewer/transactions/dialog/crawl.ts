import { propose } from '@netloom/waves';
import type { DecoderProposal, WaveScope, WaveVariable } from '@netloom/waves';
import type { WaveData } from '../../WaveData.ts';
import { contentsOf } from './collect.ts';

const mostScopes = 300;

export interface ScopeProposal extends DecoderProposal {
  /** Path of the scope. */
  scope: string;
}

/** The same signals under other names, further in, are the same interface. */
function identity({ setup }: DecoderProposal, variables: Map<string, WaveVariable>): string {
  const signals = Object.entries(setup.signals).map(([role, { path, high }]) => {
    return `${role} ${variables.get(path)?.signal ?? path} ${high ?? ''}`;
  });
  return [setup.decoder, ...signals.sort()].join();
}

/** Whether a scope lies on the way to another, or in it. */
function leadsTo(scope: string, wanted: string): boolean {
  return wanted === scope || wanted.startsWith(`${scope}.`) || scope.startsWith(`${wanted}.`);
}

/** Interfaces of a dump from the outside in, those in or around `wanted` first; gives them as they are found. */
export async function* crawl(
  data: WaveData,
  wanted: string,
  abort: AbortSignal,
): AsyncGenerator<ScopeProposal[]> {
  const queue: { scope: WaveScope | null; around: WaveVariable[] }[] = [{ scope: null, around: [] }];
  const known = new Set<string>();
  for (let visited = 0; visited < mostScopes && queue.length > 0; visited++) {
    const next = Math.max(
      0,
      queue.findIndex(({ scope }) => scope !== null && leadsTo(scope.path, wanted)),
    );
    const [{ scope, around }] = queue.splice(next, 1) as [(typeof queue)[number]];
    const { scopes, variables } = await contentsOf(data, scope?.id ?? null);
    abort.throwIfAborted();
    const path = scope?.path ?? '';
    const byPath = new Map([...around, ...variables].map((variable) => [variable.path, variable]));
    const fresh = propose(variables, path, around).filter((proposal) => {
      const key = identity(proposal, byPath);
      return !known.has(key) && known.add(key);
    });
    if (fresh.length > 0) yield fresh.map((proposal) => ({ ...proposal, scope: path }));
    queue.push(
      ...scopes.map((inner) => ({ scope: inner, around: variables.length > 0 ? variables : around })),
    );
  }
}
