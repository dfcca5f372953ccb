import { createModel } from '@netloom/core';
import type { CoreOptions, Elf, Model, Region } from '@netloom/core';
import { DEVICE, benchMap } from '@netloom/core/bench';
import { loadImage } from '@netloom/core/program';

export interface OnModel {
  model: Model;
  /** What the program printed so far. */
  printed(): string;
}

/** Characters of a program's output that are kept. */
const MOST_PRINTED = 65_536;
const MCYCLE = 0xb00;

/** The bench's registers that a program without interrupts needs: what it prints, and the time, in instructions. */
function device(print: (character: string) => void, model: () => Model): Region {
  return {
    kind: 'device',
    base: DEVICE.base,
    size: DEVICE.size,
    read: (offset) => (offset === DEVICE.cyclesLow ? (model().csr(MCYCLE) ?? 0) : 0),
    write(offset, _width, value) {
      if (offset === DEVICE.character) print(String.fromCharCode(value & 0xff));
      return true;
    },
  };
}

/** A core's model with a program in the memories of the bench. @throws ImageError where it has none for the program */
export function modelOf(options: CoreOptions, { entry, segments, symbols }: Elf): OnModel {
  const { ram, rom } = benchMap(options);
  const memories = loadImage(options, { entry, pieces: segments });
  const onBus = memories.filter(({ base }) => base === ram.base || base === rom?.base);
  const storage = onBus.map(({ base, bytes }): Region => ({
    kind: base === ram.base ? 'ram' : 'rom',
    base,
    bytes,
  }));
  let printed = '';
  const print = (character: string) => {
    if (printed.length < MOST_PRINTED) printed += character;
  };
  const tohost = symbols.get('tohost');
  const settings = tohost === undefined ? {} : { tohost };
  const model: Model = createModel(options, [...storage, device(print, () => model)], settings);
  for (const memory of memories) if (!onBus.includes(memory)) model.write(memory.base, memory.bytes);
  return { model, printed: () => printed };
}
