import { createModel, disassemble } from '@netloom/core';
import type { CoreOptions, Model, Region } from '@netloom/core';
import { DEVICE, benchMap, customResult } from '@netloom/core/bench';
import { loadImage } from '@netloom/core/program';
import type { End } from './endOf.ts';
import type { Program } from './program.ts';

interface Options {
  /** Most instructions. */
  limit: number;
  trace: boolean;
  write: (text: string) => void;
}

const MCYCLE = 0xb00;

/** The bench's registers that a program without interrupts needs: what it prints, and the time, in instructions. */
function device(write: Options['write'], model: () => Model): Region {
  return {
    kind: 'device',
    base: DEVICE.base,
    size: DEVICE.size,
    read: (offset) => (offset === DEVICE.cyclesLow ? (model().csr(MCYCLE) ?? 0) : 0),
    write(offset, _width, value) {
      if (offset === DEVICE.character) write(String.fromCharCode(value & 0xff));
      return true;
    },
  };
}

function modelWith(options: CoreOptions, program: Program, write: Options['write']): Model {
  const { ram, rom } = benchMap(options);
  const memories = loadImage(options, program);
  const onBus = memories.filter(({ base }) => base === ram.base || base === rom?.base);
  const storage = onBus.map(({ base, bytes }): Region => ({
    kind: base === ram.base ? 'ram' : 'rom',
    base,
    bytes,
  }));
  const settings = { custom: customResult, ...(program.tohost !== undefined && { tohost: program.tohost }) };
  const model: Model = createModel(options, [...storage, device(write, () => model)], settings);
  for (const memory of memories) if (!onBus.includes(memory)) model.write(memory.base, memory.bytes);
  return model;
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** The next instruction and where it is, before it is executed. */
function nextLine(model: Model, { custom }: CoreOptions): string {
  const { pc } = model;
  try {
    const view = new DataView(Uint8Array.from([...model.read(pc, 2), 0, 0]).buffer);
    const low = view.getUint16(0, true);
    const high = (low & 3) === 3 ? model.read(pc + 2, 2) : [0, 0];
    const instruction = low | (high[0]! << 16) | (high[1]! << 24);
    return `${hex(pc)}  ${hex(instruction)}  ${custom?.disassemble(instruction) ?? disassemble(instruction, pc)}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `${hex(pc)}  no memory\n`;
  }
}

function signatureOf(model: Model, range: Program['signature']): string | undefined {
  if (!range) return undefined;
  const bytes = Uint8Array.from(model.read(range.base, range.end - range.base));
  return [...new Uint32Array(bytes.buffer)].map((word) => `${hex(word)}\n`).join('');
}

/** Runs a program on the instruction-set simulator. */
export function runOnModel(options: CoreOptions, program: Program, settings: Options): End {
  const { limit, trace, write } = settings;
  const model = modelWith(options, program, write);
  const piece = trace ? 1 : limit;
  for (let done = 0; ;) {
    if (trace) write(nextLine(model, options));
    const end = model.run(Math.min(piece, limit - done));
    done += end.instructions;
    if (end.cause === 'limit' && done < limit) continue;
    const signature = signatureOf(model, program.signature);
    return {
      cause: end.cause,
      value: end.cause === 'tohost' ? end.value : end.pc,
      instructions: done,
      ...(signature !== undefined && { signature }),
    };
  }
}
