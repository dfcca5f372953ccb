import type { Diagnostic, IpPort, Worded } from '@netloom/model';
import { Cursor } from '../read/cursor.ts';
import { Elaborator } from '../read/elaborator.ts';
import type { ModuleEntry } from '../read/library.ts';
import { ModuleElaborator } from '../read/module.ts';
import { readAll } from '../read/readVerilog.ts';
import type { ReadOptions } from '../read/readVerilog.ts';
import { Tokens } from '../read/tokens.ts';
import { namesIn, readBody } from './body.ts';
import type { BodyInstance, BodyItem, NetDeclaration, Settings } from './body.ts';
import { piecesOf } from './pieces.ts';
import type { NetBits, Surroundings } from './pieces.ts';
import type { Connection, ModuleStructure, StructureReading } from './types.ts';
import { say } from '../wording/sentences.ts';

/** Reads sources as `readVerilog` does, and the module `top` of them down to its instances and wires. */
export async function readStructure(options: ReadOptions, top: string): Promise<StructureReading> {
  const { library, descriptors, diagnostics } = await readAll(options);
  const entry = library.modules.get(top);
  const descriptor = descriptors.find(({ module }) => module === top);
  if (!entry || !descriptor) {
    const said = say('HDL/structure/top', { module: top });
    return { structure: undefined, descriptors, diagnostics: [...diagnostics, lost(said)] };
  }
  const ordered = new Map(descriptors.map((each) => [each.module, each]));
  const reader = new StructureReader(entry, {
    ...{
      descriptor,
      constants: {},
      file: entry.file.path,
      nets: new Map(),
      instances: [],
      assigns: [],
      logic: [],
    },
    context: { header: '', body: [], imports: [] },
  });
  return {
    structure: reader.read((module) => ordered.get(module)),
    descriptors,
    diagnostics: [...diagnostics, ...reader.diagnostics],
  };
}

function lost(said: Worded): Diagnostic {
  return { code: 'HDL-STRUCTURE', severity: 'error', ...said };
}

type Known = { parameters: { name: string; local: boolean }[]; ports: IpPort[] };

class StructureReader implements Surroundings {
  readonly diagnostics: Diagnostic[] = [];
  readonly #entry: ModuleEntry;
  readonly #cursor: Cursor;
  readonly #elaborator: ModuleElaborator;
  readonly #structure: ModuleStructure;
  readonly #bits = new Map<string, NetBits>();

  constructor(entry: ModuleEntry, structure: ModuleStructure) {
    this.#entry = entry;
    this.#structure = structure;
    this.#elaborator = new ModuleElaborator(entry.unit, entry.scope, new Elaborator());
    this.#cursor = new Cursor(new Tokens(entry.file.plain));
  }

  net(name: string): NetBits | undefined {
    return this.#bits.get(name);
  }

  number(text: string): bigint | undefined {
    return this.#elaborator.number(text);
  }

  read(known: (module: string) => Known | undefined): ModuleStructure {
    this.#header();
    Object.assign(this.#structure.constants, this.#elaborator.constants());
    const items = readBody(this.#cursor);
    for (const port of this.#entry.unit.ports)
      this.#declare({ ...port, value: undefined, isVariable: false });
    for (const item of items) if (item.kind === 'nets') this.#nets(item, item.nets);
    for (const item of items) this.#item(item, known);
    return this.#structure;
  }

  /** Goes behind the header and keeps its parameters and imports. */
  #header(): void {
    const cursor = this.#cursor;
    const { offset } = this.#entry.unit;
    while (cursor.offset < offset) cursor.at += 1;
    cursor.at += 2;
    while (!cursor.done && !cursor.is(';')) {
      const from = cursor.at;
      if (cursor.is('import')) {
        cursor.skipStatement();
        this.#structure.context.imports.push(cursor.tokens.slice(from, cursor.at));
      } else if (cursor.accept('#')) {
        cursor.at = cursor.closing(cursor.at);
        this.#structure.context.header = cursor.tokens.slice(from, cursor.at);
      } else cursor.at = cursor.is('(') ? cursor.closing(cursor.at) : cursor.at + 1;
    }
    cursor.take();
  }

  #nets(item: BodyItem, nets: NetDeclaration[]): void {
    for (const net of nets) if (!this.#bits.has(net.name)) this.#declare(net, item);
  }

  #declare(net: NetDeclaration & { direction?: string }, item?: BodyItem): void {
    const { name, type, unpacked } = net;
    const measured = this.#elaborator.measured(type);
    const plain = measured !== undefined && type.kind === 'vector' && unpacked.length === 0;
    const width = measured?.width ?? 0;
    const declaration = item && this.#declaration(item, net);
    const signed = type.kind === 'vector' && type.signed === true;
    this.#structure.nets.set(name, { name, width, signed, plain, ...(declaration ? { declaration } : {}) });
    if (measured && unpacked.length === 0) this.#bits.set(name, { ...measured, signed });
  }

  #declaration(item: BodyItem, { name, unpacked }: NetDeclaration): string {
    const { tokens } = this.#cursor;
    let at = item.from;
    while (at < item.to && tokens.at(at).replace(/^\\/, '') !== name) at += 1;
    const first = item.kind === 'nets' ? item.nets[0]!.name : name;
    let end = item.from;
    while (end < at && tokens.at(end).replace(/^\\/, '') !== first) end += 1;
    const ranges = unpacked.map(({ left, right }) => `[${left}${right === undefined ? '' : `:${right}`}]`);
    return `${tokens.slice(item.from, end)} ${name} ${ranges.join('')}`.trim() + ';';
  }

  #item(item: BodyItem, known: (module: string) => Known | undefined): void {
    const { context } = this.#structure;
    const text = this.#cursor.tokens.slice(item.from, item.to);
    switch (item.kind) {
      case 'ports':
        return;
      case 'declaration':
        context.body.push(this.#written(item));
        return;
      case 'import':
        context.imports.push(text);
        return;
      case 'nets':
        return this.#values(item, item.nets);
      case 'assigns':
        for (const { target, value } of item.assigns) this.#assign(item, target, value);
        return;
      case 'instances':
        for (const instance of item.instances) this.#instance(item, instance, known(item.module));
        return;
      case 'logic':
        this.#logic(item, this.#written(item));
    }
  }

  /** The source as it was written, over its lines and with its comments. */
  #written({ from, to }: BodyItem): string {
    const { tokens } = this.#cursor;
    return tokens.text.slice(tokens.start(from), tokens.end(to - 1));
  }

  #logic(item: BodyItem, text: string): void {
    const names = namesIn(this.#cursor, item.from, item.to);
    this.#structure.logic.push({ text, names, line: this.#line(item.offset) });
  }

  #values(item: BodyItem, nets: NetDeclaration[]): void {
    for (const { name, value, isVariable } of nets) {
      if (value === undefined) continue;
      if (!isVariable) this.#assign(item, name, value);
      else this.#logic(item, `initial ${name} = ${value};`);
    }
  }

  #assign(item: BodyItem, target: string, value: string): void {
    const [to, from] = [piecesOf(target, this), piecesOf(value, this)];
    const line = this.#line(item.offset);
    if (to?.every(({ kind }) => kind === 'net') && from) {
      this.#structure.assigns.push({ target: to, value: from, line });
      return;
    }
    const text = `assign ${target} = ${value};`;
    const isWhole = this.#structure.nets.has(target.trim());
    this.#structure.logic.push({
      text,
      names: namesOf(text),
      line,
      ...(isWhole && { target: target.trim() }),
    });
  }

  #instance(
    item: BodyItem & { kind: 'instances' },
    { name, pins, implicit, offset }: BodyInstance,
    known: Known | undefined,
  ): void {
    const line = this.#line(offset);
    const settable = known?.parameters.filter(({ local }) => !local).map((each) => each.name);
    const settings = byName(item.settings, settable);
    const connections = byName(
      pins,
      known?.ports.map((port) => port.name),
    );
    if (!settings || !connections) {
      const said = say('HDL/structure/unknown', { name, module: item.module });
      const place = this.#entry.file.place(offset);
      this.diagnostics.push({ code: 'HDL-STRUCTURE', severity: 'error', ...said, place });
      return;
    }
    this.#structure.instances.push({
      ...{ module: item.module, name, comment: item.comment, implicit, line },
      ...this.#wholeInstance(item, name, pins, implicit),
      parameters: Object.fromEntries(
        [...settings]
          .filter(([, value]) => value !== '')
          .map(([key, value]) => [key, this.#elaborator.folded(value) ?? value]),
      ),
      pins: new Map([...connections].map(([pin, value]) => [pin, this.#connection(value)])),
    });
  }

  /** One instance of a statement that may have several. */
  #wholeInstance(item: BodyItem & { kind: 'instances' }, name: string, pins: Settings, implicit: boolean) {
    const text = `${item.module}${settingsText('#(', item.settings, false)} ${name} ${settingsText('(', pins, implicit) || '()'};`;
    return { text, names: namesOf(text) };
  }

  #connection(text: string): Connection {
    if (text.trim() === '') return { kind: 'none' };
    const pieces = piecesOf(text, this);
    return pieces ? { kind: 'pieces', pieces } : { kind: 'logic', text, names: [...namesOf(text)] };
  }

  #line(offset: number): number {
    const place = this.#entry.file.place(offset);
    return place.kind === 'source' ? place.line : 0;
  }
}

function namesOf(text: string): Set<string> {
  const cursor = new Cursor(new Tokens(text));
  return namesIn(cursor, 0, cursor.tokens.count);
}

function settingsText(open: string, settings: Settings, implicit: boolean): string {
  const list =
    'ordered' in settings
      ? settings.ordered
      : [...settings.named].map(([name, value]) => `.${name}(${value})`);
  const all = implicit ? [...list, '.*'] : list;
  return all.length === 0 ? '' : `${open}${all.join(', ')})`;
}

/** Undefined where the order is all that is given, and the names are not known. */
function byName(settings: Settings, names: string[] | undefined): Map<string, string> | undefined {
  if ('named' in settings) return settings.named;
  if (settings.ordered.length === 0) return new Map();
  if (!names || settings.ordered.length > names.length) return undefined;
  return new Map(settings.ordered.map((value, index) => [names[index]!, value]));
}
