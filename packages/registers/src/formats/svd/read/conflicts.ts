import { saidOf } from '@netloom/model';
import type { RegisterMap, RegisterNode } from '@netloom/model';
import { checkElaborated } from '../../../check/check.ts';
import { elaborate } from '../../../elaborate/index.ts';
import { say } from '../../../wording/formats/sentences.ts';
import type { Context } from './context.ts';

/** Conflicts that vendors' files have on purpose: two registers or fields for the same bits. */
const CONFLICTS = new Set(['REG-OVERLAP', 'REG-FIELD-OVERLAP', 'REG-FIELD-RANGE']);

/** The map without what overlaps something else; each thing left out is reported. */
export function withoutConflicts(map: RegisterMap, context: Context): RegisterMap {
  for (let rest = map; ;) {
    const found = checkElaborated(elaborate(rest)).filter(({ code }) => CONFLICTS.has(code));
    const dropped = new Set<object>();
    for (const problem of found) {
      const { place } = problem;
      const thing = place?.kind === 'document' ? thingAt(rest, place.pointer) : undefined;
      if (!thing || dropped.has(thing)) continue;
      dropped.add(thing);
      context.report.loss(say('SVD/conflict', { conflict: saidOf(problem) }), context.lines.get(thing) ?? 1);
    }
    if (dropped.size === 0) return rest;
    rest = { ...rest, children: kept(rest.children, dropped, context) };
  }
}

/** The field or node that a pointer leads to or into. */
function thingAt(map: RegisterMap, pointer: string): object | undefined {
  let here: unknown = map;
  let thing: object | undefined;
  for (const step of pointer.split('/').slice(1)) {
    here = (here as Record<string, unknown> | undefined)?.[step];
    if (/^\d+$/.test(step) && typeof here === 'object' && here !== null) thing = here;
  }
  return thing;
}

/** Nodes that stay themselves keep their line. */
function kept(
  nodes: readonly RegisterNode[],
  dropped: ReadonlySet<object>,
  context: Context,
): RegisterNode[] {
  return nodes
    .filter((node) => !dropped.has(node))
    .map((node) => {
      const rest = without(node, dropped, context);
      context.lines.set(rest, context.lines.get(node) ?? 1);
      return rest;
    });
}

function without(node: RegisterNode, dropped: ReadonlySet<object>, context: Context): RegisterNode {
  if (node.kind === 'group') return { ...node, children: kept(node.children, dropped, context) };
  if (node.kind === 'memory' || !node.fields.some((field) => dropped.has(field))) return node;
  return { ...node, fields: node.fields.filter((field) => !dropped.has(field)) };
}
