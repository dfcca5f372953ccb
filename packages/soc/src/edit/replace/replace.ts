import type { SocDocument, SocInstance } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import type { Design } from '../../design/block.ts';
import { shapeOf, shapeWithin } from '../../design/shape.ts';
import type { Shape } from '../../design/shape.ts';
import { formatEndpoint, parseEndpoint } from '../../document/endpoint.ts';
import { mapEndpoints } from '../../document/endpoints.ts';
import type { Library } from '../../library/library.ts';
import { say } from '../../wording/sentences.ts';
import { refuse } from '../edit.ts';
import type { Edit } from '../edit.ts';
import { pairParts, partKey } from './pairing.ts';
import type { Chosen, Replaced } from './pairing.ts';
import { partsOf } from './parts.ts';
import type { Part } from './parts.ts';
import { usesOf } from './uses.ts';
import type { Use } from './uses.ts';

export interface Replacement {
  /** All that the document says of the old block, and what becomes of it. */
  parts: Replaced[];
  /** Inputs and interfaces that the old block has not, and that take no part's place. */
  added: string[];
}

/**
 * Makes instances of one block instances of another, a newer version say. What the document says of their parameters,
 * interfaces and ports goes to the parts of the new block that `parts` tells; `chosen` overrides that. What has no part in
 * the new block is taken out of the document. Names, positions and descriptions stay.
 */
export function replaceBlocks(
  document: SocDocument,
  library: Library,
  names: readonly string[],
  vlnv: string,
  chosen: Chosen = new Map(),
): Edit<Replacement> {
  const instances = new Set(names.filter((name) => Object.hasOwn(document.instances, name)));
  const [first] = instances;
  if (first === undefined) return refuse(say('refused/group-none', {}));
  const design = designOf(document, library);
  const plainShape = shapeUnder(design, { ip: vlnv });
  if (!plainShape) return refuse(say('refused/no-block', { vlnv }));
  const before = design.blocks.get(first)?.shape;
  const old = before ? partsOf(before) : [];
  const [set, connected] = split(usesOf(document, instances));
  const parameters = pairParts(set, old, partsOf(plainShape), chosen);
  const instance = replacedInstance(document.instances[first]!, vlnv, parameters);
  // Ports and interfaces of a generated block follow from its options.
  const now = partsOf(shapeUnder(design, instance) ?? plainShape);
  const ends = pairParts(connected, old, now, chosen);
  return {
    document: withParts(document, instances, vlnv, parameters, ends),
    parts: [...parameters, ...ends],
    added: addedParts(old, now, ends),
  };
}

/** Parameters, and what is connected. */
function split(uses: readonly Use[]): [Use[], Use[]] {
  return [uses.filter(({ kind }) => kind === 'parameter'), uses.filter(({ kind }) => kind !== 'parameter')];
}

function addedParts(old: readonly Part[], now: readonly Part[], ends: readonly Replaced[]): string[] {
  const known = new Set(old.map(partKey));
  const targets = ends.flatMap(({ kind, to }) => (to === undefined ? [] : partKey({ kind, name: to })));
  const taken = new Set(targets);
  const isNew = (part: Part) => !taken.has(partKey(part)) && !known.has(partKey(part));
  return now
    .filter((part) => isNew(part) && (part.kind === 'interface' || part.sort === 'in'))
    .map(({ name }) => name);
}

function shapeUnder(
  { document, library, values }: Design,
  { ip, parameters, patch }: SocInstance,
): Shape | undefined {
  const shape = shapeOf(library, ip, parameters ?? {}, values, patch);
  return shape && shapeWithin(shape, document);
}

function withParts(
  document: SocDocument,
  instances: ReadonlySet<string>,
  vlnv: string,
  parameters: readonly Replaced[],
  ends: readonly Replaced[],
): SocDocument {
  const targets = new Map(ends.map(({ name, to }) => [name, to]));
  const moved = mapEndpoints(document, (endpoint) => {
    const end = parseEndpoint(endpoint);
    if (end?.kind !== 'name' || !instances.has(end.instance ?? '')) return endpoint;
    const to = targets.get(end.name);
    if (to === end.name) return endpoint;
    return to === undefined ? undefined : formatEndpoint({ ...end, name: to });
  });
  const replaced = Object.entries(document.instances).map(([name, instance]) => [
    name,
    instances.has(name) ? replacedInstance(instance, vlnv, parameters) : instance,
  ]);
  return { ...moved, instances: Object.fromEntries(replaced) as SocDocument['instances'] };
}

function replacedInstance(instance: SocInstance, ip: string, parameters: readonly Replaced[]): SocInstance {
  const names = new Map(parameters.map(({ name, to }) => [name, to]));
  const kept = Object.entries(instance.parameters ?? {}).flatMap(([name, value]) => {
    const to = names.get(name);
    return to === undefined ? [] : [[to, value] as const];
  });
  return { ...instance, ip, parameters: kept.length > 0 ? Object.fromEntries(kept) : undefined };
}
