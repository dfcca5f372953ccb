import type { MapFacts } from './facts.ts';
import { sumOf } from './sum.ts';

/** A memory of the model, with what may be done to it. */
export interface MemoryFacts {
  address: bigint;
  entries: bigint;
  width: number;
  rights: string;
}

export interface UvmFacts {
  registers: MapFacts;
  memories: Map<string, MemoryFacts>;
  /** Access policy by register and field. */
  policies: Map<string, Record<string, string>>;
  /** Rights of each register in the address map. */
  rights: Map<string, string>;
}

interface UvmClass {
  base: string;
  body: string;
}

const CREATE =
  /(\w+)((?:\[\w\])*) = (\w+)::type_id::create\((?:"(\w+)"|\$sformatf\("(\w+)(?:\[%0d\])+", [\w, ]+\))\);/g;
const FIELD = /(\w+)\.configure\(this, (\d+), (\d+), "(\w+)", [01], \d+'h([0-9A-F]+), ([01]), [01], [01]\);/g;
const ADD =
  /(?:\w+\.add_(?:reg|mem)\((\w+)(?:\[\w\])*, ([^;"]+), "(\w+)"\)|(\w+)(?:\[\w\])*\.map\(\w+, ([^;]+)\));/g;

/** Where build() and map() of a generated UVM model place registers and memories, by the text alone. */
export function uvmFacts(text: string): UvmFacts {
  const classes = new Map(
    [...text.matchAll(/^class (\w+) extends (\w+);$([\s\S]*?)^endclass/gm)].map(
      ([, name = '', base = '', body = '']): [string, UvmClass] => [name, { base, body }],
    ),
  );
  const facts: UvmFacts = {
    registers: new Map(),
    memories: new Map(),
    policies: new Map(),
    rights: new Map(),
  };
  const block = [...classes.values()].find(({ base }) => base === 'uvm_reg_block')!;
  visit(block, 0n, '', classes, facts);
  return facts;
}

function visit(
  { body }: UvmClass,
  base: bigint,
  prefix: string,
  classes: ReadonlyMap<string, UvmClass>,
  facts: UvmFacts,
): void {
  const created = new Map([...body.matchAll(CREATE)].map((match) => [match[1]!, match]));
  for (const [, leaf, leafSum, rights = '', file, fileSum] of body.matchAll(ADD)) {
    const member = (leaf ?? file)!;
    const [, , subscripts = '', type = '', plain, indexed] = created.get(member)!;
    const sizes = sizesOf(body, type, member);
    if (sizes.length !== subscripts.length / 3) throw new Error(`${member} is not created in its dimensions`);
    const inner = classes.get(type)!;
    const calls = inner.base === 'uvm_mem' ? ['configure'] : ['configure', 'build'];
    for (const call of calls)
      if (!body.includes(`${member}${subscripts}.${call}(`)) throw new Error(`${member}: no ${call}()`);
    for (const index of indices(sizes)) {
      const path = `${prefix}${plain ?? indexed}${index.map((each) => `[${each}]`).join('')}`;
      const names = Object.fromEntries(index.map((each, level) => ['ijkl'[level]!, BigInt(each)]));
      const address = sumOf((leafSum ?? fileSum)!, { ...names, base });
      if (inner.base === 'uvm_reg_file') visit(inner, address, `${path}.`, classes, facts);
      else if (inner.base === 'uvm_mem')
        facts.memories.set(path, { address, rights, ...memorySize(inner.body) });
      else addRegister(inner.body, address, path, rights, facts);
    }
  }
}

function sizesOf(body: string, type: string, member: string): number[] {
  const [, sizes = ''] = new RegExp(`^  (?:rand )?${type} ${member}((?:\\[\\d+\\])*);$`, 'm').exec(body)!;
  return [...sizes.matchAll(/\d+/g)].map(Number);
}

function indices(sizes: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const size of sizes)
    found = found.flatMap((index) => Array.from({ length: size }, (_, copy) => [...index, copy]));
  return found;
}

function memorySize(body: string) {
  const [, entries, width] = /super\.new\(name, (\d+), (\d+), /.exec(body)!;
  return { entries: BigInt(entries!), width: Number(width) };
}

function addRegister(body: string, address: bigint, path: string, rights: string, facts: UvmFacts): void {
  const names = new Map([...body.matchAll(CREATE)].map((match) => [match[1]!, match[4]!]));
  const masks: Record<string, bigint> = {};
  const policies: Record<string, string> = {};
  let reset = 0n;
  for (const [, member, width, lsb, policy, value, hasReset] of body.matchAll(FIELD)) {
    const name = names.get(member!)!;
    masks[name] = ((1n << BigInt(width!)) - 1n) << BigInt(lsb!);
    policies[name] = policy!;
    if (hasReset === '1') reset |= BigInt(`0x${value}`) << BigInt(lsb!);
  }
  const width = Number(/super\.new\(name, (\d+),/.exec(body)![1]);
  facts.registers.set(path, { address, width, reset, masks });
  facts.policies.set(path, policies);
  facts.rights.set(path, rights);
}
