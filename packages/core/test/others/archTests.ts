import { execFileSync } from 'node:child_process';
import type { Range } from '../../src/bench/memoryMap.ts';
import type { CoreOptions } from '../../src/index.ts';
import { cpuOf } from '../qemu/cpu.ts';
import type { Executable } from './executables.ts';

/** A test that leaves a signature, and the extensions that it says it needs. */
export interface ArchTest extends Executable {
  signature: Range;
  base: string;
  extensions: readonly string[];
  /** Word of the signature at which the handler's records begin; undefined where there is no handler. */
  records: number | undefined;
}

/** What GNU as notes of an executable, `rv32i2p1_m2p0_zicsr2p0`, as names without versions. */
function attributes(file: string): string[] {
  const text = execFileSync('riscv64-unknown-elf-readelf', ['-A', file], { encoding: 'utf8' });
  const arch = /Tag_RISCV_arch: "(\w+)"/.exec(text)?.[1] ?? '';
  return arch.split('_').map((name) => name.replace(/\d+p\d+$/, ''));
}

/** GNU as of Debian 12 does not know Zicond, so that nothing is noted of it. */
const unnoted = (path: string) => (path.includes('czero') ? ['zicond'] : []);

/** Executables with a signature, of riscv-arch-test or made like its. */
export function archTests(executables: readonly Executable[]): ArchTest[] {
  return executables.flatMap((each) => {
    const [base, end] = [each.symbols.get('begin_signature'), each.symbols.get('end_signature')];
    if (base === undefined || end === undefined || end <= base) return [];
    const [isa = '', ...extensions] = attributes(each.file);
    const all = [...extensions, ...unnoted(each.path)];
    const place = each.symbols.get('mtrap_sigptr');
    const records = place === undefined ? undefined : (place - base) >> 2;
    return [{ ...each, signature: { base, end }, base: isa, extensions: all, records }];
  });
}

const HAS: Readonly<Record<string, (options: CoreOptions) => boolean>> = {
  m: ({ base }) => base.multiply !== 'none',
  zmmul: ({ base }) => base.multiply !== 'none',
  a: ({ base }) => base.atomics,
  c: ({ base }) => base.compressed,
  zicsr: ({ base }) => base.zicsr,
  zifencei: ({ base }) => base.zifencei,
  zba: ({ base }) => base.zba,
  zbb: ({ base }) => base.zbb,
  zbc: ({ base }) => base.zbc,
  zbkb: ({ base }) => base.zbkb,
  zbs: ({ base }) => base.zbs,
  zicond: ({ base }) => base.zicond,
};

/** It loads or stores at an odd address. */
const isMisaligned = ({ path }: ArchTest) => /misalign-[ls][bhw]/.test(path);

/** Why a core cannot run a test, in words; undefined where it can. */
export function unfit(options: CoreOptions, test: ArchTest): string | undefined {
  const { path, base, extensions, records } = test;
  // Each of them goes to supervisor mode, and their own condition asks for it.
  if (/\bpmp/.test(path)) return 'memory protection with supervisor mode, which no core has';
  if (base !== options.base.isa) return `${base} on ${options.base.isa}`;
  const lacking = extensions.find((name) => !HAS[name]?.(options));
  if (lacking !== undefined) return `${lacking} on a core without it`;
  // Of each there is one with a handler, too: their conditions tell the two apart.
  if (records === undefined && isMisaligned(test) && options.memory.misaligned === 'trap')
    return 'accesses that are not aligned, without a handler, where they trap';
  return undefined;
}

const hex = (value = 0) => value.toString(16).padStart(8, '0');

/** All that QEMU 7.2 has beside the base: what a test without traps does not use changes nothing. */
const EVERYTHING = 'm=on,a=on,c=on,Zifencei=on,zba=on,zbb=on,zbc=on,zbkb=on,zbs=on';

/** QEMU's name for a core to compare a test with; why there is none, where there is none. */
export function oracle(options: CoreOptions, test: ArchTest): { cpu: string } | { none: string } {
  if (test.extensions.includes('zicond')) return { none: 'Zicond, which QEMU 7.2 has not' };
  if (test.records === undefined) {
    const base = test.base === 'rv32e' ? 'i=off,e=on' : 'i=on,e=off';
    const off = ['f', 'd', 'h', 's', 'v', 'mmu', 'sstc'].map((name) => `${name}=off`).join(',');
    return { cpu: `rv32,${off},${base},${EVERYTHING}` };
  }
  // Theirs takes an address beyond the program for a reason to end.
  if (test.path.includes('ebreak')) return { none: 'ebreak, whose mtval is 0 in QEMU 7.2' };
  if (isMisaligned(test) && options.memory.misaligned === 'trap')
    return { none: 'accesses that are not aligned, which QEMU always carries out' };
  return { cpu: cpuOf(options) };
}

const RECORD = 4;
const JUMP_MISALIGNED = 0;

/**
 * Words in which a core differs from QEMU. Not so mtval of a jump to an odd half, the last of the four words of a
 * record: it is the target (Privileged 1.12, 3.1.16), and in QEMU 7.2 the jump or what was there before.
 */
export function differences(
  { records }: ArchTest,
  ours: readonly number[],
  theirs: readonly number[],
): string[] {
  const isOpen = (index: number) =>
    records !== undefined &&
    index >= records &&
    (index - records) % RECORD === RECORD - 1 &&
    ours[index - 2] === JUMP_MISALIGNED &&
    theirs[index - 2] === JUMP_MISALIGNED;
  return theirs.flatMap((word, index) =>
    word === ours[index] || isOpen(index) ? [] : [`word ${index}: ${hex(ours[index])}, QEMU ${hex(word)}`],
  );
}
