import { DEVICE, benchMap, customResult } from '../../src/bench/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { createModel } from '../../src/model/index.ts';
import type { Region } from '../../src/model/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { loadImage } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

const mask = (bytes: number | undefined, shown: number | undefined) =>
  bytes === undefined || shown === undefined ? 0 : (1 << bytes) - 1;

/** The trace that a core without a fault and without interrupts would show, from the model; ends at tohost or halt. */
export function modelTrace(options: CoreOptions, program: TestProgram, limit: number): Retired[] {
  const { ram, rom } = benchMap(options);
  const memories = loadImage(options, program);
  const device: Region = {
    kind: 'device',
    base: DEVICE.base,
    size: DEVICE.size,
    read: () => 0,
    write: () => true,
  };
  const onBus = memories.filter(({ base }) => base === ram.base || base === rom?.base);
  const regions = onBus.map(({ base, bytes }): Region => ({
    kind: base === ram.base ? 'ram' : 'rom',
    base,
    bytes,
  }));
  const model = createModel(options, [...regions, device], { interrupts: 'told', custom: customResult });
  for (const memory of memories) if (!onBus.includes(memory)) model.write(memory.base, memory.bytes);
  const trace: Retired[] = [];
  while (trace.length < limit && !model.halted) {
    const step = model.step();
    const { access, trap } = step;
    trace.push({
      kind: 'retired',
      order: trace.length,
      cycle: 2 * trace.length,
      instruction: step.instruction,
      pc: step.pc,
      nextPc: step.nextPc,
      mode: step.mode,
      trap: trap !== undefined,
      interrupt: false,
      halt: model.halted,
      rs1: 0,
      rs2: 0,
      rd: step.rd,
      rs1Value: 0,
      rs2Value: 0,
      rdValue: step.value,
      address: access?.address ?? 0,
      readMask: mask(access?.width, access?.read),
      writeMask: mask(access?.width, access?.write),
      readData: access?.read ?? 0,
      writeData: access?.write ?? 0,
      cause: trap?.cause ?? 0,
      lines: 0,
      linesSeen: 0,
    });
    if (access?.address === program.tohost && access.write === 1) break;
  }
  return trace;
}
