import type { ElaboratedMap, ElaboratedRegister } from '@netloom/registers';
import { maskOf } from '@netloom/registers';
import type { RegisterField } from '@netloom/model';
import { ones } from '../model/claim.ts';
import { RegisterFile } from '../model/registerFile.ts';
import { ApbMonitor } from '../simulation/apb.ts';
import type { Subject } from '../simulation/bench.ts';
import { LineReader } from '../simulation/line.ts';
import { simulate } from '../simulation/run.ts';
import { traceSignals } from '../simulation/signals.ts';
import type { Operation } from '../simulation/stimulus.ts';

/** What the bus says of one word. */
export interface WordFacts {
  isError: boolean;
  afterReset: bigint;
  /** Bits that follow what is written. */
  writable: bigint;
}

/** Reads and writes every word of register files on APB while hardware's inputs are 0; by label and address. */
export async function readBack(files: ReadonlyMap<string, { map: ElaboratedMap; rtl: string }>) {
  const subjects = [...files].map(([label, { map }]): Subject => {
    const file = new RegisterFile(map);
    const operations = operationsOn(map, wordsOf(file));
    return { label, module: `${map.module}_${label}`, file, stimulus: { operations, inputs: [0n, 0n] } };
  });
  const rtl = [...files].map(([label, { map, rtl: text }]) =>
    text.replaceAll(new RegExp(`\\b${map.module}\\b`, 'g'), `${map.module}_${label}`),
  );
  const { traces } = await simulate(rtl, subjects);
  return new Map(subjects.map((subject) => [subject.label, wordFacts(subject, traces.get(subject.label)!)]));
}

/** The bus words of all registers and their neighbours, but for memories, which nothing answers here. */
function wordsOf({ map, layout }: RegisterFile): bigint[] {
  const bytes = BigInt(map.source.bus.dataWidth / 8);
  const isMemory = (address: bigint) =>
    layout.memories.some(({ address: start, memory }) => address >= start && address < start + memory.size);
  const words = new Set<bigint>();
  for (const { address, register } of layout.registers) {
    const first = address - (address % bytes);
    for (let at = first - bytes; at <= address + register.size; at += bytes) {
      const isReached = at >= 0n && at >> BigInt(map.addressWidth) === 0n;
      if (isReached && !isMemory(at)) words.add(at);
    }
  }
  return [...words];
}

/** Before the reset in the middle of a run words are read, after it ones and zeros are written and read. */
function operationsOn(map: ElaboratedMap, words: readonly bigint[]): Operation[] {
  const { dataWidth } = map.source.bus;
  const operation = (address: bigint, data: bigint | undefined): Operation => ({
    isWrite: data !== undefined,
    address,
    data: data ?? 0n,
    strobes: ones(dataWidth / 8),
    gap: 0,
    skew: 0,
  });
  const reads = words.map((address) => operation(address, undefined));
  const writes = words.flatMap((address) => [
    operation(address, ones(dataWidth)),
    operation(address, undefined),
    operation(address, 0n),
    operation(address, undefined),
  ]);
  return [...reads, ...reads, ...reads, ...reads, ...writes];
}

function wordFacts({ file }: Subject, lines: readonly string[]): Map<bigint, WordFacts> {
  const reader = new LineReader(traceSignals(file));
  const monitor = new ApbMonitor(file.map.source.bus.readPath === 'registered');
  const facts = new Map<bigint, WordFacts>();
  const values = new Map<bigint, bigint[]>();
  for (const line of lines) {
    for (const { request, data, error } of monitor.observe(reader.read(line)).answers) {
      if (!request || !data) continue;
      const seen = values.get(request.address) ?? [];
      values.set(request.address, [...seen, data.value]);
      facts.set(request.address, { isError: error === 1n, afterReset: 0n, writable: 0n });
    }
  }
  for (const [address, [first = 0n, , , , afterOnes = 0n, afterZeros = 0n]] of values) {
    Object.assign(facts.get(address)!, { afterReset: first, writable: afterOnes & ~afterZeros });
  }
  return facts;
}

/** A field whose value software alone decides, so that the bus shows reset and mask. */
function isPlain({ source }: ElaboratedRegister, field: RegisterField): boolean {
  const { software, onRead, onWrite, hardware, hardwareEnable, softwareEnable, counter, interrupt } = field;
  const isLeftAlone = hardware === 'r' || hardware === 'none' || hardwareEnable === 'high';
  const isSpecial = onRead ?? onWrite ?? counter ?? interrupt ?? field.gate ?? source.gate;
  const isOwn = source.aliasOf === undefined && !source.external && !source.shadowed;
  // The inputs that enable it are 0, and what triggers a buffer is another access.
  const isLate =
    softwareEnable === 'high' || source.readBuffer !== undefined || source.writeBuffer !== undefined;
  return software === 'rw' && isLeftAlone && isOwn && !isSpecial && !field.singlePulse && !isLate;
}

/** Differences between the description and what the bus of its register file says. */
export function busDifferences(map: ElaboratedMap, words: ReadonlyMap<bigint, WordFacts>): string[] {
  const faults: string[] = [];
  const bytes = BigInt(map.source.bus.dataWidth / 8);
  const { layout } = new RegisterFile(map);
  const mapped = new Set<bigint>();
  for (const { register, address, port } of layout.registers) {
    for (let at = address - (address % bytes); at < address + register.size; at += bytes) mapped.add(at);
    if (register.fields.some(({ reset }) => reset === undefined)) continue;
    for (const field of register.fields.filter(({ source }) => isPlain(register, source))) {
      const first = address - (address % bytes);
      const [reset, writable] = [0, 1].map((kind) => gathered(words, first, bytes, register, kind));
      const shift = 8n * (address - first);
      const mask = maskOf(field) << shift;
      const what = `${port}.${field.name} at 0x${address.toString(16)}`;
      const expected = field.reset! << (BigInt(field.lsb) + shift);
      if ((reset! & mask) !== expected) faults.push(`${what}: reset`);
      if ((writable! & mask) !== mask) faults.push(`${what}: mask`);
    }
  }
  for (const [address, { isError }] of words) {
    if (isError === mapped.has(address))
      faults.push(`0x${address.toString(16)}: ${isError ? 'error' : 'no error'}`);
  }
  return faults;
}

/** The words of a register side by side. */
function gathered(
  words: ReadonlyMap<bigint, WordFacts>,
  first: bigint,
  bytes: bigint,
  { width }: ElaboratedRegister,
  kind: number,
): bigint {
  let all = 0n;
  for (let at = 0n; at * bytes * 8n < BigInt(width) || at === 0n; at++) {
    const word = words.get(first + at * bytes);
    all |= (kind === 0 ? word?.afterReset : word?.writable)! << (8n * bytes * at);
  }
  return all;
}
