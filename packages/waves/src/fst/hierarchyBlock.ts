import { ByteReader } from '../byteReader.ts';
import type { Hierarchy } from '../hierarchy.ts';
import { directions } from '../hierarchy.ts';
import { HierarchyBuilder } from '../hierarchyBuilder.ts';
import { Attributes } from './attributes.ts';
import { BlockType } from './blocks.ts';
import { realMark, textMark } from './geometry.ts';
import { realKinds, scopeKinds, variableKinds } from './hierarchyNames.ts';
import { gunzip, unlz4 } from './unpack.ts';

const part = 'hierarchy';
const attributeBegin = 252;
const attributeEnd = 253;
const scopeBegin = 254;
const scopeEnd = 255;

/** Unpacks a hierarchy block's contents. */
export function unpackHierarchy(type: number, bytes: Uint8Array): Uint8Array {
  const reader = new ByteReader(bytes, part);
  const length = reader.u64();
  if (type === BlockType.hierarchy) return gunzip(reader.take(reader.left), length, part);
  if (type === BlockType.hierarchyLz4) return unlz4(reader.take(reader.left), length, part);
  const middle = reader.varint();
  return unlz4(unlz4(reader.take(reader.left), middle, part), length, part);
}

export interface FstHierarchy {
  hierarchy: Hierarchy;
  /** Value form of each signal as the geometry block writes it; a dump without that block is read by these. */
  marks: number[];
  /** Signals of event variables: every record counts, though the value stays. */
  events: Set<number>;
}

/** Reads the unpacked entries. A `.hier` file of an unfinished dump may be cut: then `partial` keeps what came before. */
export function readHierarchy(bytes: Uint8Array, partial = false): FstHierarchy {
  const parser = new HierarchyParser(new ByteReader(bytes, part));
  try {
    parser.readAll();
  } catch (error) {
    if (!partial) throw error;
  }
  return { hierarchy: parser.builder.finish(), marks: parser.marks, events: parser.events };
}

class HierarchyParser {
  readonly builder = new HierarchyBuilder();
  readonly marks: number[] = [];
  readonly events = new Set<number>();
  private readonly reader: ByteReader;
  private readonly attributes = new Attributes();

  constructor(reader: ByteReader) {
    this.reader = reader;
  }

  readAll(): void {
    while (this.reader.left > 0) this.readEntry(this.reader.u8());
  }

  private readEntry(tag: number): void {
    if (tag === scopeBegin) this.readScope();
    else if (tag === scopeEnd) this.builder.closeScope();
    else if (tag === attributeBegin) this.attributes.read(this.reader);
    else if (tag < variableKinds.length) this.readVariable(variableKinds[tag]!);
    else if (tag !== attributeEnd) this.reader.fail(`unknown entry ${tag}`);
  }

  private readScope(): void {
    const kind = scopeKinds[this.reader.u8()] ?? 'scope';
    const name = this.reader.cstring();
    this.reader.cstring();
    this.builder.openScope(name, kind, this.attributes.take());
  }

  private readVariable(kind: string): void {
    const { reader } = this;
    const direction = directions[reader.u8()] ?? '';
    const name = reader.cstring();
    const length = reader.varint();
    const alias = reader.varint();
    if (alias > this.marks.length) reader.fail(`alias of a signal that does not exist (${alias})`);
    const signal = alias === 0 ? this.marks.length : alias - 1;
    if (alias === 0) this.marks.push(realKinds.has(kind) ? realMark : length === 0 ? textMark : length);
    if (kind === 'event') this.events.add(signal);
    const value =
      this.marks[signal] === realMark ? 'real' : this.marks[signal] === textMark ? 'text' : 'bits';
    // An extended-VCD port stores state and two strengths for each bit, and two blanks.
    const bits = kind === 'port' ? Math.max(1, Math.floor((length - 2) / 3)) : length;
    const width = value === 'bits' ? bits : 0;
    this.builder.variable({ name, kind, direction, signal, width, value, extras: this.attributes.take() });
  }
}
