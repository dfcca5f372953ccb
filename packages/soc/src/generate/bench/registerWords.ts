import type { ElaboratedField, ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '@netloom/registers';

/** A word of the bus in a block's registers. */
export interface RegisterWord {
  /** Bytes from the start of the block. */
  address: bigint;
  names: string[];
  /** Bits that a read gives after a reset whatever hardware does, and their mask. */
  reset: bigint;
  resetMask: bigint;
  /** Bits that keep what software writes and do no more than hold it; 0 when a write does anything else. */
  writeMask: bigint;
  /** What is written there to have it as after a reset. */
  restore: bigint;
}

/** The words of a block by address; of arrays the first and the last copy. */
export function registerWords(map: ElaboratedMap, dataWidth: number): RegisterWord[] {
  const found: Found = { gates: gateReferences(map.children), harmed: new Set(), unsafe: new Set() };
  const words = new Map<bigint, RegisterWord>();
  for (const { register, address, name } of edgeRegisters(map.children, 0n, '')) {
    const bytes = BigInt(dataWidth / 8);
    for (let at = address - (address % bytes); at < address + register.size; at += bytes) {
      const word = words.get(at) ?? {
        address: at,
        names: [],
        reset: 0n,
        resetMask: 0n,
        writeMask: 0n,
        restore: 0n,
      };
      words.set(at, word);
      word.names.push(name);
      if (!isPlain(register)) found.harmed.add(word);
      addFields(word, register, (address - at) * 8n, dataWidth, found);
    }
  }
  for (const word of words.values()) {
    if (found.harmed.has(word)) word.resetMask = 0n;
    if (found.harmed.has(word) || found.unsafe.has(word)) word.writeMask = 0n;
  }
  return [...words.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}

interface Found {
  /** `REGISTER.FIELD` of what opens and closes other registers. */
  gates: ReadonlySet<string>;
  /** Words that a read changes, or that are more than registers; words in which a write does more than store. */
  harmed: Set<RegisterWord>;
  unsafe: Set<RegisterWord>;
}

/** `shift`: bits from the start of the word to the start of the register; negative for further words of a wide one. */
function addFields(
  word: RegisterWord,
  { fields, source }: ElaboratedRegister,
  shift: bigint,
  dataWidth: number,
  { gates, harmed, unsafe }: Found,
): void {
  const whole = (1n << BigInt(dataWidth)) - 1n;
  const placed = (bits: bigint, lsb: number) => {
    const by = BigInt(lsb) + shift;
    return (by >= 0n ? bits << by : bits >> -by) & whole;
  };
  for (const field of fields) {
    const mask = placed((1n << BigInt(field.width)) - 1n, field.lsb);
    if (mask === 0n) continue;
    if (field.source.onRead) harmed.add(word);
    if (holdsReset(field)) {
      word.reset |= placed(field.reset ?? 0n, field.lsb) & mask;
      word.resetMask |= mask;
    }
    if (isStorage(field) && !gates.has(`${source.name}.${field.name}`) && source.gate === undefined) {
      word.writeMask |= mask;
      word.restore |= placed(field.reset ?? 0n, field.lsb) & mask;
    } else if (field.source.software !== 'r' && field.source.software !== 'none') unsafe.add(word);
  }
}

/** What else can be under the name of a register is left out. */
function isPlain({ source, dimensions, width }: ElaboratedRegister): boolean {
  return (
    !source.external &&
    !source.shadowed &&
    source.aliasOf === undefined &&
    (dimensions.length === 0 || width >= 32)
  );
}

/** Hardware does not change it, and its reset value is given. */
function holdsReset({ reset, source }: ElaboratedField): boolean {
  const { software, hardware, counter, interrupt, hardwareSet, hardwareClear, resetBy } = source;
  const isReadable = software === 'r' || software === 'rw' || software === 'rw1';
  const isStill =
    (hardware === 'r' || hardware === 'none') && !counter && !interrupt && !hardwareSet && !hardwareClear;
  return isReadable && isStill && reset !== undefined && resetBy === undefined;
}

function isStorage(field: ElaboratedField): boolean {
  const { software, onWrite, gate, softwareEnable, singlePulse, signalAccess, signalModify } = field.source;
  const isFree = gate === undefined && softwareEnable === 'always';
  return (
    holdsReset(field) &&
    software === 'rw' &&
    !onWrite &&
    isFree &&
    !singlePulse &&
    !signalAccess &&
    !signalModify
  );
}

/** `REGISTER.FIELD` of what opens and closes other registers: a write could not be taken back. */
function gateReferences(nodes: readonly ElaboratedNode[]): Set<string> {
  const found = new Set<string>();
  const add = (path: string | undefined) => path && found.add(path.split('.').slice(-2).join('.'));
  for (const node of nodes) {
    if (node.kind === 'group') gateReferences(node.children).forEach((path) => found.add(path));
    if (node.kind !== 'register') continue;
    add(node.source.gate?.field);
    node.fields.forEach(({ source }) => add(source.gate?.field));
  }
  return found;
}

function* edgeRegisters(
  nodes: readonly ElaboratedNode[],
  base: bigint,
  prefix: string,
): Generator<{ register: ElaboratedRegister; address: bigint; name: string }> {
  for (const node of nodes) {
    for (const copy of edgeCopies(node)) {
      const address = base + node.offset + BigInt(copy) * node.stride;
      const name = `${prefix}${node.name}${node.dimensions.length > 0 ? `[${copy}]` : ''}`;
      if (node.kind === 'group') yield* edgeRegisters(node.children, address, `${name}.`);
      if (node.kind === 'register') yield { register: node, address, name };
    }
  }
}

function edgeCopies({ dimensions }: ElaboratedNode): number[] {
  const last = dimensions.reduce((product, each) => product * each, 1) - 1;
  return last > 0 ? [0, last] : [0];
}
