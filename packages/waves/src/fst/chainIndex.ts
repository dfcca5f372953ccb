import { ByteReader } from '../byteReader.ts';
import { BlockType } from './blocks.ts';

/** Where each signal's chain lies, counted from the pack byte; start 0 means no changes in this block. */
export interface ChainIndex {
  start: Float64Array;
  length: Float64Array;
}

/** Walks over the entries: a chain's offset, a run of empty signals, or another signal's chain. */
interface IndexVisitor {
  chain(offsetDelta: number): void;
  empty(count: number): void;
  alias(signal: number): void;
}

function walkPlain(reader: ByteReader, visit: IndexVisitor): void {
  while (reader.left > 0) {
    const value = reader.varint();
    if (value === 0) visit.alias(reader.varint() - 1);
    else if (value % 2 === 1) visit.chain((value - 1) / 2);
    else visit.empty(value / 2);
  }
}

function walkSigned(reader: ByteReader, visit: IndexVisitor): void {
  let lastAlias = -1;
  while (reader.left > 0) {
    if ((reader.bytes[reader.pos]! & 1) === 0) {
      visit.empty(reader.varint() / 2);
      continue;
    }
    const value = (reader.svarint() - 1) / 2;
    if (value > 0) visit.chain(value);
    else {
      if (value < 0) lastAlias = -value - 1;
      visit.alias(lastAlias);
    }
  }
}

/** @param end where the chains end (and the index starts), counted from the pack byte */
export function readChainIndex(type: number, bytes: Uint8Array, signals: number, end: number): ChainIndex {
  const reader = new ByteReader(bytes, 'chain index');
  const start = new Float64Array(signals);
  const length = new Float64Array(signals);
  const aliasOf = new Int32Array(signals).fill(-1);
  let signal = 0;
  let offset = 0;
  let open = -1;
  const next = (): number =>
    signal < signals ? signal++ : reader.fail(`more entries than ${signals} signals`);
  const close = (): void => {
    if (open >= 0) length[open] = offset - start[open]!;
  };
  (type === BlockType.valuesAlias2 ? walkSigned : walkPlain)(reader, {
    chain(delta) {
      offset += delta;
      close();
      open = next();
      if (offset > end) reader.fail(`chain ${open} lies beyond its block`);
      start[open] = offset;
    },
    empty(count) {
      signal = Math.min(signals, signal + count);
    },
    alias(target) {
      const alias = next();
      if (target < 0 || target >= alias) reader.fail(`signal ${alias} repeats a later signal's chain`);
      start[alias] = start[target]!;
      aliasOf[alias] = target;
    },
  });
  offset = end;
  close();
  aliasOf.forEach((target, alias) => {
    if (target >= 0) length[alias] = length[target]!;
  });
  return { start, length };
}
