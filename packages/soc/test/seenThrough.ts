import type { SocDocument } from '@netloom/model';
import type { Block } from '../src/design/block.ts';
import type { Shape } from '../src/design/shape.ts';
import type { Facet } from '../src/check/incremental/facets.ts';
import { speaksOf } from '../src/check/incremental/speaksOf.ts';
import type { Subject } from '../src/check/rule.ts';

/** Throws where a member is read that is not among those allowed. */
function guarded<T extends object>(what: string, object: T, mayRead: (key: string) => boolean): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'string' && !mayRead(key))
        throw new Error(`${what}.${key} is read, but not declared`);
      return Reflect.get(target, key) as unknown;
    },
  });
}

const INSIDE = new Set<string>(['portConnections', 'interfaceConnections', 'addressMap', 'interrupts']);

/** A subject in which a rule can read nothing but some facets. */
export function seenThrough(subject: Subject, facets: readonly Facet[]): Subject {
  const has = (...some: Facet[]) => facets.some((each) => some.includes(each));
  const { design, wiring, reach } = subject;
  const mayReadBlocks = has('pins', 'blocks', 'joinedPins', 'joinedBlocks');
  const isSeen = (name: string) =>
    has('names', 'pins', 'blocks') || speaksOf(design, design, new Set([name]));
  const blocks = new Map(
    [...design.blocks]
      .filter(([name]) => isSeen(name))
      .map(([name, block]) => [name, has('blocks', 'joinedBlocks') ? block : pinsAlone(block)] as const),
  );
  return {
    design: guarded(
      'design',
      { ...design, document: documentThrough(design.document, has, isSeen), blocks },
      (key) => {
        if (key === 'blocks') return mayReadBlocks;
        if (key === 'sources') return has('portConnections');
        if (key === 'guarded') return has('addressMap');
        return key !== 'values' || has('top');
      },
    ),
    wiring: guarded('wiring', wiring, (key) => has(key.startsWith('link') ? 'links' : 'drives')),
    get reach() {
      if (!has('reach')) throw new Error('reach is read, but not declared');
      return reach;
    },
  };
}

function documentThrough(
  document: SocDocument,
  has: (...some: Facet[]) => boolean,
  isSeen: (name: string) => boolean,
): SocDocument {
  const seen = Object.fromEntries(Object.entries(document.instances).filter(([name]) => isSeen(name)));
  const instances = has('blocks', 'joinedBlocks')
    ? seen
    : new Proxy(seen, {
        get(_target, name) {
          throw new Error(`instance ${String(name)} is read, but only names are declared`);
        },
      });
  return guarded('document', { ...document, instances }, (key) => {
    if (INSIDE.has(key)) return has(key as Facet);
    return key === 'instances' ? has('names', 'pins', 'blocks', 'joinedPins', 'joinedBlocks') : has('top');
  });
}

const made = new WeakMap<Shape, Shape>();

/** A block of which values and problems cannot be read; those of a generated one are part of its pins. */
function pinsAlone(block: Block): Block {
  const { shape } = block;
  if (!shape || shape.generated) return block;
  let seen = made.get(shape);
  if (!seen) {
    seen = guarded('shape', shape, (key) => key !== 'values' && key !== 'problems');
    made.set(shape, seen);
  }
  return { ...block, shape: seen };
}
