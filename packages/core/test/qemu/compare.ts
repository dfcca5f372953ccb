import { disassemble } from '../../src/disassemble/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { createModel } from '../../src/model/index.ts';
import type { Model } from '../../src/model/index.ts';
import { FINISHER, MEMORY_BASE, MEMORY_SIZE } from './runQemu.ts';
import type { QemuState } from './runQemu.ts';

/** MIE, MPIE, MPRV and TW. QEMU lets MPP be what no mode is, so that it is compared only where there are two. */
const STATUS = 0x0022_0088;
const MPP = 0x1800;
const CSRS: [name: string, address: number, mask: number][] = [
  ['mtvec', 0x305, ~0],
  ['mscratch', 0x340, ~0],
  ['mepc', 0x341, ~0],
  ['mcause', 0x342, ~0],
  ['mtval', 0x343, ~0],
];
const JUMP_MISALIGNED = 0;
const BREAKPOINT = 3;
const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/**
 * Whether mtval is not to be compared. For ebreak it may be 0 or the address of the instruction (Privileged 1.12,
 * 3.1.16), and QEMU chose 0; for a jump to an odd half it is the target there, and the jump in QEMU 7.2.
 */
function isOpen({ csrs }: QemuState): boolean {
  return (csrs.mcause === BREAKPOINT && csrs.mtval === 0) || csrs.mcause === JUMP_MISALIGNED;
}

function differences(model: Model, qemu: QemuState, userMode: boolean): string[] {
  const differ = (name: string, ours: number, theirs: number) =>
    ours >>> 0 === theirs >>> 0 ? [] : [`${name} ${hex(ours)}, QEMU ${hex(theirs)}`];
  const status: (typeof CSRS)[number] = ['mstatus', 0x300, userMode ? STATUS | MPP : STATUS];
  const csrs = [status, ...CSRS].flatMap(([name, address, mask]) => {
    if (name === 'mtval' && isOpen(qemu)) return [];
    return differ(name, model.csr(address)! & mask, qemu.csrs[name]! & mask);
  });
  const registers = qemu.registers.flatMap((value, index) =>
    differ(`x${index}`, model.registers[index]!, value),
  );
  return [...differ('pc', model.pc, qemu.pc), ...csrs, ...registers];
}

/** Steps the model through what QEMU did. Answers the first difference, or the number of instructions that agreed. */
export function compare(options: CoreOptions, image: Uint8Array, states: QemuState[]): string | number {
  const bytes = new Uint8Array(MEMORY_SIZE);
  bytes.set(image);
  const finisher = { kind: 'device' as const, base: FINISHER, size: 4, read: () => 0, write: () => true };
  const model = createModel(options, [{ kind: 'ram', base: MEMORY_BASE, bytes }, finisher]);
  model.registers.set(states[0]!.registers);
  let last = '';
  for (const [index, state] of states.entries()) {
    const found = differences(model, state, options.base.userMode);
    if (found.length > 0) return `instruction ${index}, after ${last}: ${found.join('; ')}`;
    const step = model.step();
    last = `${hex(step.pc)} ${disassemble(step.instruction, step.pc)}`;
  }
  return states.length;
}
