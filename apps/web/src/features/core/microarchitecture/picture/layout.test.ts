import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { describe, expect, it } from 'vitest';
import { layoutPicture } from './layout.ts';
import type { Box } from './layout.ts';

const memories: CoreOptions = {
  ...PRESETS.standard,
  memory: {
    ...PRESETS.standard.memory,
    ports: 'shared',
    instructionMemory: { base: '0x00000000', size: 16_384 },
    dataMemory: { base: '0x10000000', size: 1_048_576 },
  },
  advanced: { ...PRESETS.standard.advanced, customPort: true },
  auxiliary: {
    ...PRESETS.standard.auxiliary,
    rvfi: true,
    performanceCounters: 3,
    clic: { base: '0x03000000' },
  },
  instructions: ['instructions/bits.insn.json'],
};

const all = [PRESETS.nano, PRESETS.micro, PRESETS.standard, memories];
const guessing: CoreOptions = {
  ...PRESETS.fast,
  base: {
    ...PRESETS.fast.base,
    ...{ zba: true, zbb: true, zbc: true, zbkb: true, zbs: true, zicond: true },
  },
};
/** Letters of 6 units, in a box of 122. */
const DETAIL_FITS = 19;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const keys = (options: CoreOptions) => {
  const { units, blocks } = layoutPicture(options);
  return [...units, ...blocks].map(({ key }) => key);
};

describe('the block diagram', () => {
  it.each(all)('of $name lies within its frame, and no box covers another', (options) => {
    const { width, height, units, blocks, wires } = layoutPicture(options);
    const boxes = [...units, ...blocks].map(({ box }) => box);
    const overlapping = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => overlap(one, other)),
    );
    expect(overlapping).toEqual([]);
    const outside = (x: number, y: number) => x < 0 || y < 0 || x > width || y > height;
    expect(boxes.filter(({ x, y, width: w, height: h }) => outside(x, y) || outside(x + w, y + h))).toEqual(
      [],
    );
    expect(wires.flatMap(({ points }) => points).filter(([x, y]) => outside(x, y))).toEqual([]);
  });

  it('has as many stages as the pipeline, with a register between each two', () => {
    expect(all.map((options) => layoutPicture(options).stages.length)).toEqual([2, 2, 5, 5]);
    expect(all.map((options) => layoutPicture(options).registers.length)).toEqual([1, 1, 4, 4]);
  });

  it('shows a unit only where the options have it', () => {
    expect(keys(PRESETS.nano)).not.toEqual(expect.arrayContaining(['multiplier']));
    for (const key of ['csr', 'clint', 'interrupts', 'predictor'])
      expect(keys(PRESETS.nano)).not.toContain(key);
    for (const key of ['multiplier', 'csr', 'clint', 'predictor', 'storeBuffer'])
      expect(keys(PRESETS.standard)).toContain(key);
    for (const key of [
      'sharedPort',
      'instructionMemory',
      'dataMemory',
      'custom',
      'rvfi',
      'counters',
      'clic',
      'customUnit',
    ])
      expect(keys(memories)).toContain(key);
    expect(keys(memories)).not.toContain('instructionPort');
  });

  it('has details that fit into their boxes', () => {
    const details = [...all, guessing].flatMap((options) => layoutPicture(options).units);
    expect(details.filter(({ detail }) => detail.length > DETAIL_FITS)).toEqual([]);
    expect(keys(guessing)).toEqual(expect.arrayContaining(['predictor', 'branchTargets', 'returnStack']));
  });

  it('draws forwarding for five stages that have it', () => {
    const lines = (options: CoreOptions) => layoutPicture(options).wires.map(({ key }) => key);
    expect(lines(PRESETS.standard)).toContain('forward');
    const without = { ...PRESETS.standard, advanced: { ...PRESETS.standard.advanced, forwarding: false } };
    expect(lines(without)).not.toContain('forward');
    expect(lines(PRESETS.micro)).not.toContain('forward');
  });
});
