import { CONTEXT, USER } from '@netloom/core/custom';
import type { Definition } from '@netloom/core/custom';
import { immediateOf } from '../encoding/fields.ts';
import { ADDRESS, DATA, makingOf } from '../language/access.ts';
import type { Access } from '../language/access.ts';
import { compile, Values } from '../language/evaluate.ts';
import { wrap } from '../language/type.ts';
import type { Known, KnownState, KnownTable } from './understood.ts';

type Execute = Definition['execute'];

/** Values of states by name, and words of tables. */
export type States = Values;

/** As they are at reset. */
export function startOf(states: readonly KnownState[], tables: readonly KnownTable[]): States {
  const start = new Values(states.map(({ name, type, reset }) => [name, wrap(type, reset)]));
  start.tables = new Map(
    tables.map(({ name, type, depth, reset }) => [name, Array<bigint>(depth).fill(wrap(type, reset))]),
  );
  return start;
}

export interface Operands {
  rs1?: number;
  rs2?: number;
  rs3?: number;
  imm?: bigint;
  /** What memory answered. */
  loaded?: bigint;
}

/** What the instruction does to values; the result is unsigned, and undefined without rd. */
export function operation({
  behaviour,
  fields,
}: Known): (operands: Operands, states: States) => number | undefined {
  const run = compile(behaviour);
  const writes = [...behaviour.writes].filter((name) => name !== 'rd');
  const reads = [...behaviour.reads];
  return (operands, states) => {
    const values = new Values();
    values.tables = states.tables;
    for (const name of [...reads, ...writes]) {
      const state = states.get(name);
      values.set(name, state ?? BigInt(operands[name as keyof Operands] ?? 0));
    }
    run(values);
    for (const name of writes) if (states.has(name)) states.set(name, values.get(name)!);
    return fields.registers.has('rd') ? Number(values.get('rd')!) : undefined;
  };
}

interface Place {
  address: bigint;
  /** Of a store. */
  data: bigint | undefined;
}

/** Where the instruction accesses memory, and what it stores; undefined for one that does not. */
export function placeOf({
  access,
}: Known): ((operands: Operands, states: ReadonlyMap<string, bigint>) => Place) | undefined {
  if (access === undefined) return undefined;
  const run = compile(makingOf(access));
  const mask = BigInt.asUintN(32, access.isDown ? -(1n << BigInt(access.size)) : -1n);
  return (operands, states) => {
    const values = new Values();
    for (const name of access.reads)
      values.set(name, states.get(name) ?? BigInt(operands[name as keyof Operands] ?? 0));
    run(values);
    return { address: values.get(ADDRESS)! & mask, data: values.get(DATA) };
  };
}

type Hart = Parameters<Execute>[0];

/** Carries the access out, with the exceptions of the core's own loads and stores; answers what was loaded. */
function accessed({ bus }: Hart, { kind, size, type }: Access, { address, data }: Place): bigint {
  const at = Number(address) | 0;
  if (kind === 'load') {
    const bits = size === 0 ? bus.loadByte(at) : size === 1 ? bus.loadHalf(at) : bus.loadWord(at);
    return wrap(type, BigInt(bits));
  }
  const value = Number(BigInt.asIntN(32, data!));
  if (size === 0) bus.storeByte(at, value);
  else if (size === 1) bus.storeHalf(at, value);
  else bus.storeWord(at, value);
  return 0n;
}

/** The set whose states have a status that the instruction heeds, and whether it makes them dirty. */
interface Context {
  set: number;
  isDirtied: boolean;
}

/** What the model executes; `states` are those of the hart. */
export function executeOf(known: Known, states: States, registers: number, context?: Context): Execute {
  const run = operation(known);
  const { fields, behaviour, access } = known;
  const place = placeOf(known);
  const isPrivileged = known.instruction.privilege === 'machine';
  const third = fields.registers.has('rs3');
  const changes = [...behaviour.writes].some((name) => name !== 'rd');
  return (hart, { rd, rs1, rs2, word }) => {
    if (isPrivileged && hart.mode === USER) throw hart.illegal(word);
    const statuses = context && hart.csrs.state.contexts.of;
    if (statuses?.[context!.set] === CONTEXT.off) throw hart.illegal(word);
    const { x } = hart;
    const rs3 = third ? word >>> 27 : 0;
    if (rs3 >= registers) throw hart.illegal(word);
    const operands = {
      rs1: x[rs1]! >>> 0,
      rs2: x[rs2]! >>> 0,
      rs3: x[rs3]! >>> 0,
      imm: immediateOf(fields, word),
    };
    // An access that raises an exception leaves the states as they are.
    const loaded = access && place && accessed(hart, access, place(operands, states));
    const result = run(loaded === undefined ? operands : { ...operands, loaded }, states);
    // A state is as good as memory to who asks whether a program goes on for ever.
    if (changes) hart.bus.space.changes++;
    if (statuses && context!.isDirtied) statuses[context!.set] = CONTEXT.dirty;
    if (result !== undefined) x[rd] = result;
  };
}
