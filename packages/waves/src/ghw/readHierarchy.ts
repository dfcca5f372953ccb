import type { ByteReader } from '../byteReader.ts';
import type { Direction } from '../hierarchy.ts';
import { HierarchyBuilder } from '../hierarchyBuilder.ts';
import { GhwSignals, literalsOf } from './ghwSignals.ts';
import type { GhwArray, GhwRange, GhwType } from './ghwTypes.ts';
import { isCharacter, isState, isUnbounded, rangeLength } from './ghwTypes.ts';
import { say } from '../wording/sentences.ts';

const entry = {
  design: 1,
  block: 3,
  generateIf: 4,
  generateFor: 5,
  instance: 6,
  package: 7,
  process: 13,
  end: 15,
};
const scopeKinds: Record<number, string> = {
  [entry.design]: 'design',
  [entry.block]: 'block',
  [entry.generateIf]: 'if-generate',
  [entry.generateFor]: 'for-generate',
  [entry.instance]: 'instance',
  [entry.package]: 'package',
};
const firstSignal = 16;
/** From `signal` on, then ports by mode. */
const signalDirections: Direction[] = ['', 'input', 'output', 'inout', 'buffer', 'linkage'];
const encoder = new TextEncoder();

/** Reads the section of hierarchy. */
export function readHierarchy(
  reader: ByteReader,
  littleEndian: boolean,
  strings: string[],
  types: GhwType[],
): { builder: HierarchyBuilder; signals: GhwSignals } {
  reader.skip(16); // counts of scopes, declared signals and scalars
  const parser = new HierarchyParser(reader, littleEndian, strings, types);
  while (parser.readEntry());
  return { builder: parser.builder, signals: parser.signals };
}

class HierarchyParser {
  readonly builder = new HierarchyBuilder();
  readonly signals = new GhwSignals();
  private readonly reader: ByteReader;
  private readonly littleEndian: boolean;
  private readonly strings: string[];
  private readonly types: GhwType[];
  private readonly counts = new Map<GhwType, number>();
  private readonly tables = new Map<GhwType, Record<string, string> | undefined>();
  private direction: Direction = '';

  constructor(reader: ByteReader, littleEndian: boolean, strings: string[], types: GhwType[]) {
    this.reader = reader;
    this.littleEndian = littleEndian;
    this.strings = strings;
    this.types = types;
  }

  /** False after the last one. */
  readEntry(): boolean {
    const kind = this.reader.u8();
    if (kind === 0) return false;
    if (kind === entry.end) {
      if (this.builder.depth === 0) this.reader.fail(say('WAVE-DAMAGE/scopes', {}));
      this.builder.closeScope();
      return true;
    }
    const name = this.string();
    // A process holds nothing that could be shown.
    if (kind === entry.process) return true;
    const direction = signalDirections[kind - firstSignal];
    if (direction !== undefined) this.readSignal(name, direction);
    else this.readScope(kind, name);
    return true;
  }

  private readScope(kind: number, name: string): void {
    const text = scopeKinds[kind] ?? this.reader.fail(say('WAVE-DAMAGE/entry', { entry: kind }));
    const index = kind === entry.generateFor ? `(${this.iterator()})` : '';
    this.builder.openScope(encoder.encode(name + index), text);
  }

  /** The value of a generate statement's parameter. */
  private iterator(): string {
    const type = this.type();
    if (type.kind === 'real') return String(this.reader.f64(this.littleEndian));
    if (type.kind !== 'enumeration') return String(this.reader.svarint64());
    const position = this.reader.u8();
    return type.literals[position] ?? String(position);
  }

  private readSignal(name: string, direction: Direction): void {
    const type = this.type();
    if (isUnbounded(type)) this.reader.fail(say('WAVE-DAMAGE/bounds', { name }));
    const count = this.scalarCount(type);
    if (count > this.reader.bytes.length) this.reader.fail(say('WAVE-DAMAGE/signalParts', { name, count }));
    this.direction = direction;
    this.node(name, type);
  }

  private node(name: string, type: GhwType): void {
    if (this.scalarCount(type) === 0) return;
    if (type.kind === 'record') {
      this.builder.openScope(encoder.encode(name), 'record', { type: type.name });
      for (const field of type.fields) this.node(field.name, field.type);
      this.builder.closeScope();
    } else if (type.kind === 'array') {
      this.arrayNode(name, type);
    } else {
      this.variable(name, type, type, 1);
    }
  }

  private arrayNode(name: string, type: GhwArray): void {
    const { element, ranges = [], indexes } = type;
    if (ranges.length === 1 && (isState(element) || isCharacter(element))) {
      const { left, right } = ranges[0]!;
      const isVector = isState(element) && indexes[0]?.kind !== 'enumeration';
      this.variable(isVector ? `${name}[${left}:${right}]` : name, type, element, rangeLength(ranges[0]!));
      return;
    }
    this.builder.openScope(encoder.encode(name), 'array', { type: type.name });
    for (const index of indexTexts(ranges, indexes)) this.node(`${name}(${index})`, element);
    this.builder.closeScope();
  }

  private variable(name: string, type: GhwType, scalar: GhwType, count: number): void {
    const numbers = Uint32Array.from({ length: count }, () => this.reader.varint());
    if (numbers.includes(0)) this.reader.fail(say('WAVE-DAMAGE/signalNumber', { name }));
    // Numbers count up as they are first used, so that none can be far beyond what was read.
    if (numbers.some((number) => number > this.reader.pos))
      this.reader.fail(say('WAVE-DAMAGE/signalLarge', { name }));
    const signal =
      this.signals.add(scalar, numbers) ?? this.reader.fail(say('WAVE-DAMAGE/signalTypes', { name }));
    const { kind, length } = this.signals.signals[signal]!.form;
    this.builder.variable({
      name: encoder.encode(name),
      kind: kindOf(type, scalar),
      direction: this.direction,
      signal,
      width: kind === 'bits' ? length : 0,
      value: kind,
      extras: { type: type.name, literals: kind === 'bits' ? this.literals(scalar) : undefined },
    });
  }

  /** One table for all variables of a type. */
  private literals(type: GhwType): Record<string, string> | undefined {
    if (!this.tables.has(type)) this.tables.set(type, literalsOf(type));
    return this.tables.get(type);
  }

  private scalarCount(type: GhwType): number {
    if (type.kind !== 'array' && type.kind !== 'record') return 1;
    const known = this.counts.get(type);
    if (known !== undefined) return known;
    let count = 0;
    if (type.kind === 'record') for (const { type: part } of type.fields) count += this.scalarCount(part);
    else
      count = (type.ranges ?? []).reduce(
        (product, range) => product * rangeLength(range),
        this.scalarCount(type.element),
      );
    this.counts.set(type, count);
    return count;
  }

  private string(): string {
    const id = this.reader.varint();
    return this.strings[id] ?? this.reader.fail(say('WAVE-DAMAGE/string', { id }));
  }

  private type(): GhwType {
    const id = this.reader.varint();
    return this.types[id - 1] ?? this.reader.fail(say('WAVE-DAMAGE/type', { id }));
  }
}

function kindOf(type: GhwType, scalar: GhwType): string {
  if (scalar.kind === 'number') return scalar.physical && scalar.name === 'time' ? 'time' : 'integer';
  if (scalar.kind === 'real') return 'real';
  if (isState(scalar)) return 'signal';
  return type.kind === 'array' ? 'string' : 'enum';
}

/** Indexes of an array's elements as the source writes them, the last dimension fastest. */
function* indexTexts(ranges: GhwRange[], indexes: GhwType[]): Generator<string> {
  const [range, ...others] = ranges;
  if (!range) return;
  const index = indexes[0];
  const step = range.descending ? -1 : 1;
  for (let i = 0, at = range.left; i < rangeLength(range); i++, at += step) {
    const text = (index?.kind === 'enumeration' && index.literals[at]) || String(at);
    if (others.length === 0) yield text;
    else for (const rest of indexTexts(others, indexes.slice(1))) yield `${text},${rest}`;
  }
}
