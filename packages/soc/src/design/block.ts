import type { Values } from '@netloom/hdl/expression';
import type { SocDocument, SocInstance } from '@netloom/model';
import { isGuarded } from '../addressmap/guarded.ts';
import { documentValues } from '../library/ownParameters.ts';
import type { Library } from '../library/library.ts';
import { lately } from './lately.ts';
import { shapeOf, shapeWithin } from './shape.ts';
import type { Shape } from './shape.ts';

/** An instance of the document; `shape` is absent when its IP is not in the library. */
export interface Block {
  name: string;
  instance: SocInstance;
  shape?: Shape;
  /** Keys of its ports by their names, as far as they were asked for. */
  keys: Map<string, string>;
}

/** A document with its instances looked up in the library. */
export interface Design {
  document: SocDocument;
  library: Library;
  values: Values;
  blocks: ReadonlyMap<string, Block>;
  /** What drives each port, by the endpoint as the document writes it; the first where several do. */
  sources: ReadonlyMap<string, string>;
  /** The address map restricts some subordinate to secure or privileged transfers. */
  guarded: boolean;
}

export const designOf = lately(2, makeDesign);

function makeDesign(document: SocDocument, library: Library): Design {
  const values = documentValues(document);
  const blocks = new Map<string, Block>();
  for (const [name, instance] of Object.entries(document.instances)) {
    const shape = shapeOf(library, instance.ip, instance.parameters ?? {}, values, instance.patch);
    blocks.set(name, blockOf(name, instance, shape && shapeWithin(shape, document)));
  }
  const sources = sourcesOf(document.portConnections);
  return { document, library, values, blocks, sources, guarded: isGuarded(document) };
}

const lastBlocks = new WeakMap<SocInstance, Block>();

/** The same block in every version of a document that leaves its instance and its IP alone. */
function blockOf(name: string, instance: SocInstance, shape: Shape | undefined): Block {
  const last = lastBlocks.get(instance);
  if (last?.name === name && last.shape === shape) return last;
  const block: Block = { name, instance, ...(shape && { shape }), keys: new Map() };
  lastBlocks.set(instance, block);
  return block;
}

const knownSources = new WeakMap<SocDocument['portConnections'], ReadonlyMap<string, string>>();

function sourcesOf(connections: SocDocument['portConnections']): ReadonlyMap<string, string> {
  const known = knownSources.get(connections);
  if (known) return known;
  const sources = new Map<string, string>();
  for (const { from, to } of connections) if (!sources.has(to)) sources.set(to, from);
  knownSources.set(connections, sources);
  return sources;
}
