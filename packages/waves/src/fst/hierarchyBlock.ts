import { ByteReader } from '../byteReader.ts';
import type { Hierarchy } from '../hierarchy.ts';
import { EndsEarly } from '../waveError.ts';
import { directions, valueKinds } from '../hierarchy.ts';
import { HierarchyBuilder } from '../hierarchyBuilder.ts';
import { Attributes } from './attributes.ts';
import { BlockType } from './blocks.ts';
import type { SpecialSignals } from './geometry.ts';
import { realMark, textMark } from './geometry.ts';
import { realKinds, scopeKinds, variableKinds } from './hierarchyNames.ts';
import type { Inflate } from './unpack.ts';
import { gunzip, unlz4 } from './unpack.ts';
import { portWidth } from './values.ts';
import { say } from '../wording/sentences.ts';

const part = 'hierarchy';
const attributeBegin = 252;
const attributeEnd = 253;
const scopeBegin = 254;
const scopeEnd = 255;

const bitsValue = valueKinds.indexOf('bits');
const realValue = valueKinds.indexOf('real');
const textValue = valueKinds.indexOf('text');

/** Unpacks a hierarchy block's contents. */
export function unpackHierarchy(type: number, bytes: Uint8Array, inflate?: Inflate): Uint8Array {
  const reader = new ByteReader(bytes, part);
  const length = reader.u64();
  if (type === BlockType.hierarchy) return gunzip(reader.take(reader.left), length, part, inflate);
  if (type === BlockType.hierarchyLz4) return unlz4(reader.take(reader.left), length, part);
  const middle = reader.varint();
  return unlz4(unlz4(reader.take(reader.left), middle, part), length, part);
}

export interface FstHierarchy {
  hierarchy: Hierarchy;
  /** Value form of each signal as the geometry block writes it; a dump without that block is read by these. */
  marks: Uint32Array;
  special: SpecialSignals;
  /** The entries end in the middle of one: more may come. */
  partial: boolean;
}

/** Reads the unpacked entries; those of a `.hier` file, which may still be `growing`, can end anywhere. */
export function readHierarchy(bytes: Uint8Array, growing = false): FstHierarchy {
  const parser = new HierarchyParser(new ByteReader(bytes, part));
  let partial = false;
  try {
    parser.readAll();
  } catch (error) {
    partial = growing && error instanceof EndsEarly;
    if (!partial) throw error;
  }
  return { ...parser.finish(), partial };
}

class HierarchyParser {
  private readonly builder = new HierarchyBuilder();
  private readonly events = new Set<number>();
  private readonly ports = new Set<number>();
  private readonly reader: ByteReader;
  private readonly attributes = new Attributes();
  private readonly kinds = variableKinds.map((kind) => this.builder.kindNumber(kind));
  private marks = new Uint32Array(1024);
  private signals = 0;

  constructor(reader: ByteReader) {
    this.reader = reader;
  }

  readAll(): void {
    while (this.reader.left > 0) this.readEntry(this.reader.u8());
  }

  finish(): Omit<FstHierarchy, 'partial'> {
    const { events, ports } = this;
    const marks = this.marks.slice(0, this.signals);
    return { hierarchy: this.builder.finish(), marks, special: { events, ports } };
  }

  private readEntry(tag: number): void {
    if (tag === scopeBegin) this.readScope();
    else if (tag === scopeEnd) this.builder.closeScope();
    else if (tag === attributeBegin) this.attributes.read(this.reader);
    else if (tag < variableKinds.length) this.readVariable(tag);
    else if (tag !== attributeEnd) this.reader.fail(say('WAVE-DAMAGE/entry', { entry: tag }));
  }

  private readScope(): void {
    const kind = scopeKinds[this.reader.u8()] ?? 'scope';
    const name = this.reader.cstring();
    this.reader.cstring();
    this.builder.openScope(name, kind, this.attributes.take());
  }

  private readVariable(tag: number): void {
    const { reader, builder } = this;
    const direction = reader.u8();
    const from = reader.pos;
    const to = reader.skipCstring();
    const length = reader.varint();
    const alias = reader.varint();
    if (alias > this.signals) reader.fail(say('WAVE-DAMAGE/alias', { alias }));
    const kind = variableKinds[tag]!;
    const signal = alias === 0 ? this.addSignal(kind, length) : alias - 1;
    const mark = this.marks[signal];
    const value = mark === realMark ? realValue : mark === textMark ? textValue : bitsValue;
    const width = value !== bitsValue ? 0 : kind === 'port' ? portWidth(length) : length;
    const known = direction < directions.length ? direction : 0;
    const row = builder.add(reader.bytes, from, to, signal, width, value, this.kinds[tag]!, known);
    const extras = this.attributes.take();
    if (extras) builder.setExtras(row, extras);
  }

  private addSignal(kind: string, length: number): number {
    const signal = this.signals++;
    if (signal === this.marks.length) {
      const larger = new Uint32Array(2 * signal);
      larger.set(this.marks);
      this.marks = larger;
    }
    this.marks[signal] = realKinds.has(kind) ? realMark : length === 0 ? textMark : length;
    if (kind === 'event') this.events.add(signal);
    if (kind === 'port') this.ports.add(signal);
    return signal;
  }
}
