import { PRESETS } from '@netloom/core';
import type { CoreOptions, PresetName } from '@netloom/core';
import { deliveryOf } from '@netloom/core/delivery';
import { LIBRARY, withInstructions } from '../../src/index.ts';

/** The tests of a preset's own instructions, with user mode where it has CSRs. */
export function delivered(preset: PresetName, chosen: readonly string[]) {
  const usual = PRESETS[preset];
  const named: CoreOptions = {
    ...usual,
    base: { ...usual.base, userMode: usual.base.zicsr },
    auxiliary: { ...usual.auxiliary, rvfi: true },
    instructions: chosen.map((name) => `instructions/${name}/${name}.insn.json`),
  };
  const insns = LIBRARY.filter(({ name }) => chosen.includes(name));
  const options = withInstructions(named, insns);
  const names = insns.flatMap(({ instructions }) => Object.keys(instructions));
  return { options, names, delivery: deliveryOf(options, { suites: ['custom'] }) };
}
