import { RegisterMap } from '@netloom/model';
import type { Group, Memory, NodeArray, Register, RegisterEnum, RegisterNode } from '@netloom/model';
import { freeName, identifierFrom } from '../../identifier.ts';
import { numberIn } from '../numbers.ts';
import { registerOptionsIn } from '../options.ts';
import { gateFrom, readField } from './field.ts';
import type { Cells, Table } from './table.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Builds a register map from the rows of a table; a register's name may stand in its first row alone. */
export function readRows(table: Table, name: string): RegisterMap | undefined {
  const reading = new RowReading(table);
  for (const row of table.rows) reading.row(row);
  const parsed = RegisterMap.omit({ children: true }).safeParse({
    netloom: 'registers',
    version: 1,
    name: identifierFrom(name),
    enums: Object.fromEntries(reading.enums),
    resets: Array.from(reading.resets, (each) => ({ name: each })),
  });
  return parsed.success ? { ...parsed.data, children: reading.children } : undefined;
}

class RowReading {
  readonly children: RegisterNode[] = [];
  readonly enums = new Map<string, RegisterEnum>();
  /** The first one is that of fields that name none. */
  readonly resets = new Set(['rst_n']);
  readonly #table: Table;
  readonly #groups = new Map<string, Group>();
  readonly #registers = new Map<string, Register>();
  readonly #enumNames = new Set<string>();
  readonly #enumByText = new Map<string, string>();
  #last: Register | undefined;
  #lastGroup = '';

  constructor(table: Table) {
    this.#table = table;
  }

  row(row: Cells): void {
    const kind = (row.text.get('kind') ?? '').toLowerCase();
    const register = row.text.get('register') ?? '';
    const group = row.text.get('group') ?? '';
    if (kind === 'group' || (group !== '' && register === '' && !row.text.get('field')))
      this.#describeGroup(row, group);
    else if (kind === 'memory' || (row.text.get('entries') ?? '') !== '') this.#memory(row, group, register);
    else this.#fieldRow(row, group, register);
  }

  #fieldRow(row: Cells, group: string, name: string): void {
    const register =
      name === ''
        ? this.#last
        : this.#register(row, group || (this.#continues(name, row) ? this.#lastGroup : ''), name);
    if (!register) return this.#table.fail(say('TABLE/register/none', {}), row, 'register');
    this.#last = register;
    const field = readField(row, register, this.#table, (text, name) => this.#enumeration(text, name, row));
    if (!field) return;
    register.fields.push(field);
    if (field.resetBy !== undefined) this.resets.add(field.resetBy);
  }

  /** True while rows go on about the same register; a row that says its kind says its group too. */
  #continues(name: string, row: Cells): boolean {
    return this.#last?.name === identifierFrom(name) && (row.text.get('kind') ?? '') === '';
  }

  #register(row: Cells, group: string, text: string): Register {
    const name = identifierFrom(text);
    const key = `${group}.${name}`;
    this.#lastGroup = group;
    const known = this.#registers.get(key);
    if (known) return known;
    if (name !== text) this.#table.lose(say('TABLE/name', { text, name }), row.line, 'register');
    const width = this.#table.number(row, 'registerWidth');
    if (width !== undefined && !WIDTHS.has(width))
      this.#table.fail(say('TABLE/width', { width: String(width) }), row, 'registerWidth');
    const description = row.text.get('registerDescription');
    const register: Register = {
      kind: 'register',
      name,
      ...titleIn(row),
      ...(description && { description }),
      offset: this.#offset(row),
      ...this.#array(row),
      ...(width !== undefined && width !== 32n && WIDTHS.has(width) && { width: Number(width) }),
      ...this.#options(row),
      fields: [],
    };
    this.#registers.set(key, register);
    this.#childrenOf(group).push(register);
    return register;
  }

  #options(row: Cells): Pick<Register, 'external' | 'shadowed' | 'gate' | 'aliasOf'> {
    const found = registerOptionsIn(row.text.get('registerOptions') ?? '');
    if ('unknown' in found)
      this.#table.fail(say('TABLE/register/option', { text: found.unknown }), row, 'registerOptions');
    const gate = gateFrom(row, 'registerGate', this.#table);
    const aliasOf = row.text.get('aliasOf') ?? '';
    return {
      ...('options' in found ? found.options : { external: false, shadowed: false }),
      ...(gate && { gate }),
      ...(aliasOf !== '' && { aliasOf: identifierFrom(aliasOf) }),
    };
  }

  #memory(row: Cells, group: string, text: string): void {
    const entries = this.#table.number(row, 'entries');
    if (text === '') return this.#table.fail(say('TABLE/memory/name', {}), row, 'register');
    if (entries === undefined) return this.#table.fail(say('TABLE/memory/words', {}), row, 'entries');
    const width = this.#table.number(row, 'registerWidth');
    const access = (row.text.get('access') ?? '').toUpperCase();
    const description = row.text.get('registerDescription') || row.text.get('description');
    const memory: Memory = {
      kind: 'memory',
      name: identifierFrom(text),
      ...titleIn(row),
      ...(description && { description }),
      offset: this.#offset(row),
      ...this.#array(row),
      entries: entries < 1n << 32n ? Number(entries) : hex(entries),
      ...(width !== undefined && width !== 32n && WIDTHS.has(width) && { width: Number(width) }),
      software: access === 'RO' || access === 'R' ? 'r' : access === 'WO' || access === 'W' ? 'w' : 'rw',
    };
    this.#childrenOf(group).push(memory);
  }

  #describeGroup(row: Cells, path: string): void {
    if (path === '') return this.#table.fail(say('TABLE/group/name', {}), row, 'group');
    const children = this.#childrenOf(path);
    const group = this.#groups.get(path);
    const description = row.text.get('registerDescription') || row.text.get('description');
    if (!group) return;
    Object.assign(group, {
      children,
      offset: this.#offset(row),
      ...this.#array(row),
      ...titleIn(row),
      ...(description && { description }),
    });
  }

  /** Children of the group with this path, which is made when it is new. */
  #childrenOf(path: string): RegisterNode[] {
    if (path === '') return this.children;
    const known = this.#groups.get(path);
    if (known) return known.children;
    const dot = path.lastIndexOf('.');
    const name = identifierFrom(path.slice(dot + 1));
    const group: Group = { kind: 'group', name, offset: 0, children: [] };
    this.#groups.set(path, group);
    this.#childrenOf(dot < 0 ? '' : path.slice(0, dot)).push(group);
    return group.children;
  }

  #offset(row: Cells): string {
    const offset = this.#table.number(row, 'offset');
    if (offset === undefined && (row.text.get('offset') ?? '') === '')
      this.#table.fail(say('TABLE/missing', {}), row, 'offset');
    return hex(offset ?? 0n);
  }

  /** "4" or "2x3" copies. */
  #array(row: Cells): { array?: NodeArray } {
    const text = row.text.get('count') ?? '';
    if (text === '') return {};
    const counts = text.split(/\s*[x×*]\s*/i).map((part) => numberIn(part));
    if (counts.length > 4 || counts.some((count) => count === undefined || count < 1n || count > 1n << 20n)) {
      this.#table.fail(say('TABLE/copies', { text }), row, 'count');
      return {};
    }
    const stride = this.#table.number(row, 'stride');
    return { array: { count: counts.map(Number), ...(stride !== undefined && { stride: hex(stride) }) } };
  }

  /** "0=OFF;1=ON"; the same text under the same name, or under none, is one enumeration. */
  #enumeration(text: string, suggested: string, row: Cells): string | undefined {
    const key = `${row.text.get('enumName') ?? ''} ${text}`;
    const known = this.#enumByText.get(key);
    if (known !== undefined) return known;
    const values = text.split(/[;\n]/).flatMap((item) => {
      if (item.trim() === '') return [];
      const [, value = '', name = ''] = /^\s*([^=:]+?)\s*[=:]\s*([^=:].*?)\s*$/.exec(item) ?? [];
      const number = numberIn(value);
      if (number === undefined) this.#table.fail(say('TABLE/enum', { text: item.trim() }), row, 'enum');
      return number === undefined
        ? []
        : [{ name: identifierFrom(name), value: number < 10n ? Number(number) : hex(number) }];
    });
    if (values.length === 0) return undefined;
    const name = freeName(identifierFrom(suggested), this.#enumNames);
    this.#enumByText.set(key, name);
    this.enums.set(name, { values });
    return name;
  }
}

function titleIn(row: Cells): { title?: string } {
  const title = row.text.get('registerTitle') ?? '';
  return title === '' ? {} : { title: title.slice(0, 300) };
}

const WIDTHS: ReadonlySet<bigint> = new Set([8n, 16n, 32n, 64n, 128n, 256n, 512n, 1024n]);
const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;
