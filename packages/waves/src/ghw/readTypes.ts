import type { ByteReader } from '../byteReader.ts';
import type { GhwArray, GhwRange, GhwRecord, GhwType } from './ghwTypes.ts';
import { isUnbounded } from './ghwTypes.ts';
import { say } from '../wording/sentences.ts';

const kinds = {
  bit: 22,
  byte: 23,
  word: 24,
  integer32: 25,
  integer64: 26,
  real: 27,
  physical32: 28,
  physical64: 29,
  array: 31,
  record: 32,
  scalarSubtype: 34,
  arraySubtype: 35,
  unboundedArraySubtype: 37,
  recordSubtype: 38,
  unboundedRecordSubtype: 39,
};

const deepest = 200;

/** Reads the section of types; a type is built of earlier ones, number 0 is none. */
export function readTypes(reader: ByteReader, littleEndian: boolean, strings: string[]): GhwType[] {
  reader.skip(4);
  const count = reader.i32(littleEndian);
  const types = new TypeReader(reader, littleEndian, strings);
  for (let i = 0; i < count; i++) types.readType();
  if (reader.u8() !== 0) reader.fail(say('WAVE-DAMAGE/noEnd', {}));
  return types.types;
}

class TypeReader {
  readonly types: GhwType[] = [];
  private readonly reader: ByteReader;
  private readonly littleEndian: boolean;
  private readonly strings: string[];
  /** The type that a subtype was made of, its bounds left out: a subtype of the subtype gives them all anew. */
  private readonly bases = new Map<GhwType, GhwType>();
  private readonly depths = new Map<GhwType, number>();

  constructor(reader: ByteReader, littleEndian: boolean, strings: string[]) {
    this.reader = reader;
    this.littleEndian = littleEndian;
    this.strings = strings;
  }

  readType(): void {
    const kind = this.reader.u8();
    const name = this.name();
    const type = this.typeOf(kind, name);
    const parts =
      type.kind === 'array'
        ? [type.element]
        : type.kind === 'record'
          ? type.fields.map((field) => field.type)
          : [];
    const depth = parts.reduce((most, part) => Math.max(most, this.depths.get(part) ?? 0), 0) + 1;
    if (depth > deepest) this.reader.fail(say('WAVE-DAMAGE/nested', { name, deepest }));
    this.depths.set(type, depth);
    this.types.push(type);
  }

  private typeOf(kind: number, name: string): GhwType {
    if (kind === kinds.bit || kind === kinds.byte || kind === kinds.word) {
      const literals = this.list(() => this.name());
      return { kind: 'enumeration', name, literals };
    }
    if (kind === kinds.integer32) return { kind: 'number', name, bits: 32, physical: false };
    if (kind === kinds.integer64) return { kind: 'number', name, bits: 64, physical: false };
    if (kind === kinds.real) return { kind: 'real', name };
    if (kind === kinds.physical32 || kind === kinds.physical64) {
      this.list(() => (this.reader.varint(), this.reader.skipVarint()));
      return { kind: 'number', name, bits: kind === kinds.physical32 ? 32 : 64, physical: true };
    }
    if (kind === kinds.array) return this.array(name);
    if (kind === kinds.record) {
      return { kind: 'record', name, fields: this.list(() => ({ name: this.name(), type: this.known() })) };
    }
    return this.subtype(kind, name);
  }

  private array(name: string): GhwArray {
    const element = this.known();
    return { kind: 'array', name, element, indexes: this.list(() => this.known()), ranges: undefined };
  }

  private subtype(kind: number, ownName: string): GhwType {
    const { reader } = this;
    const of = this.known();
    const name = ownName || of.name;
    const base = this.bases.get(of) ?? of;
    if (kind === kinds.scalarSubtype) {
      this.range();
      return { ...of, name };
    }
    const wanted = kind === kinds.arraySubtype || kind === kinds.unboundedArraySubtype ? 'array' : 'record';
    if (kind < kinds.arraySubtype || kind > kinds.unboundedRecordSubtype)
      reader.fail(say('WAVE-DAMAGE/typeKind', { kind }));
    if (base.kind !== wanted)
      return reader.fail(say('WAVE-DAMAGE/subtype', { name, wanted, kind: of.kind, of: of.name }));
    const bounded = kind === kinds.arraySubtype || (kind === kinds.recordSubtype && isUnbounded(base));
    const type: GhwType = bounded ? { ...this.bound(base), name } : { ...base, name };
    this.bases.set(type, base);
    return type;
  }

  /** Fills in the bounds that a type leaves open, in the order of its parts. */
  private bound(type: GhwArray | GhwRecord): GhwType {
    if (type.kind === 'array') {
      const ranges = type.indexes.map(() => this.range());
      return { ...type, ranges, element: this.boundIfOpen(type.element) };
    }
    const fields = type.fields.map((field) => ({ ...field, type: this.boundIfOpen(field.type) }));
    return { ...type, fields };
  }

  private boundIfOpen(part: GhwType): GhwType {
    if (!isUnbounded(part)) return part;
    const base = this.bases.get(part) ?? part;
    return base.kind === 'array' || base.kind === 'record' ? { ...this.bound(base), name: part.name } : part;
  }

  private range(): GhwRange {
    const head = this.reader.u8();
    const bound = this.boundReader(head & 0x7f);
    return { left: bound(), right: bound(), descending: head >= 0x80 };
  }

  private boundReader(kind: number): () => number {
    const { reader, littleEndian } = this;
    if (kind === kinds.bit || kind === kinds.byte) return () => reader.u8();
    if (kind === kinds.real) return () => reader.f64(littleEndian);
    if (kind === kinds.integer32 || kind === kinds.physical32) return () => reader.svarint();
    if (kind === kinds.integer64 || kind === kinds.physical64) return () => Number(reader.svarint64());
    return reader.fail(say('WAVE-DAMAGE/rangeKind', { kind }));
  }

  private list<T>(read: () => T): T[] {
    const count = this.reader.varint();
    if (count > this.reader.left) this.reader.fail(say('WAVE-DAMAGE/partsFit', { count }));
    return Array.from({ length: count }, read);
  }

  private name(): string {
    const id = this.reader.varint();
    return this.strings[id] ?? this.reader.fail(say('WAVE-DAMAGE/string', { id }));
  }

  private known(): GhwType {
    const id = this.reader.varint();
    return this.types[id - 1] ?? this.reader.fail(say('WAVE-DAMAGE/type', { id }));
  }
}
