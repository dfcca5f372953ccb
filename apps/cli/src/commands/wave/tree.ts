import type { WaveFile, WaveScope, WaveVariable } from '@netloom/waves';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';

const page = 5000;

interface Node {
  depth: number;
  node: WaveScope | WaveVariable;
}

/** Everything below a scope, in the order in which viewers show it. */
export function* walk(wave: WaveFile, scope: number | null, depth = 0): Generator<Node> {
  for (let offset = 0; ; offset += page) {
    const { total, scopes, variables } = wave.children(scope, offset, page);
    for (const node of scopes) {
      yield { depth, node };
      yield* walk(wave, node.id, depth + 1);
    }
    for (const node of variables) yield { depth, node };
    if (offset + page >= total) return;
  }
}

export function isVariable(node: WaveScope | WaveVariable): node is WaveVariable {
  return 'signal' in node;
}

/** Scopes and variables, indented; below one scope when it is named. */
export function listTree(wave: WaveFile, path?: string): Promise<Outcome> {
  const scope = path === undefined ? null : scopeAt(wave, path);
  const nodes = [...walk(wave, scope)];
  const lines = nodes.map(({ depth, node }) => {
    const range = isVariable(node) && node.range ? ` ${node.range}` : '';
    return `${'  '.repeat(depth)}${node.kind} ${node.name}${range}`;
  });
  const result = { nodes: nodes.map(({ node }) => node) };
  return Promise.resolve({ text: lines.join('\n'), result, failed: false });
}

function scopeAt(wave: WaveFile, path: string): number {
  for (const { node } of walk(wave, null)) if (!isVariable(node) && node.path === path) return node.id;
  throw new Failure(`there is no scope ${path}`);
}
