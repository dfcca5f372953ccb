import { afterAll, expect, it } from 'vitest';
import { PRESETS, createModel, generateCore, libraryFiles } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import {
  checkRegisters,
  eachInstance,
  elaborate,
  maskOf,
  readRegisterMap,
  resetValue,
} from '@netloom/registers';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { build, removeFolders, runOnModel } from '../packages/core/test/software/build.ts';

afterAll(removeFolders);

const core = (
  preset: 'micro' | 'standard',
  clicInputs: number,
  clicControlBits: number,
  clicVectors: boolean,
): CoreOptions => ({
  ...PRESETS[preset],
  auxiliary: {
    ...PRESETS[preset].auxiliary,
    clic: { base: '0x02010000' },
    clicInputs,
    clicControlBits,
    clicVectors,
  },
});
const CORES = [core('micro', 16, 4, true), core('standard', 1, 8, false)];

function describedIn(options: CoreOptions) {
  const { files } = generateCore(options);
  const text = files.find(({ path }) => path === `regs/${options.name}_clic.regs.json`)!.text;
  const { document, diagnostics } = readRegisterMap(text);
  expect([...diagnostics, ...checkRegisters(document!)]).toEqual([]);
  return elaborate(document!).map;
}

const WORDS = 0x8000 / 4;
/** Set by whom asks, not by who writes. */
const PENDING = 1;
const FIRST_INPUT = 0x1000 / 4;
const LEVEL_BITS = 8;
const without = (value: number, bits: number) => (value & ~bits) >>> 0;

it.each(CORES)(
  'the description of the CLIC of $name has every register that programs find, and its fields',
  (options) => {
    const described = new Map<number, { reset: number; written: number }>();
    for (const { node, address } of eachInstance(describedIn(options))) {
      if (node.kind !== 'register') continue;
      const written = node.fields.filter(({ source }) => source.software === 'rw');
      described.set(Number(address), {
        reset: Number(resetValue(node)),
        written: Number(written.reduce((mask, field) => mask | maskOf(field), 0n)),
      });
    }
    const { clic } = createModel(options, []).levels!;
    for (let word = 0; word < WORDS; word++) {
      const { reset, written } = described.get(4 * word) ?? { reset: 0, written: 0 };
      const pending = word < FIRST_INPUT ? 0 : PENDING;
      const read = () => clic.read(4 * word, 4);
      expect(read(), `after a reset at ${4 * word}`).toBe(reset);
      clic.write(4 * word, 4, word === 0 ? LEVEL_BITS << 1 : 0xffff_ffff);
      const kept = word === 0 ? (LEVEL_BITS << 1) | reset : reset | written;
      expect(without(read(), pending), `of ones at ${4 * word}`).toBe(without(kept, pending));
      clic.write(4 * word, 4, 0);
      expect(without(read(), pending), `of zeroes at ${4 * word}`).toBe(without(reset & ~written, pending));
    }
  },
);

/** What clic.h does, looked at through the header that is made of the description. */
const PROGRAM = `
#include "clic.h"
#include "nl_micro_clic_regs.h"
static volatile nl_micro_clic_regs_t *const regs = (nl_micro_clic_regs_t *)CLIC_BASE;
static void nobody(void) {}
int main(void)
{
  int wrong = !clic_init(3) || NETLOOM_FIELD_GET(NL_MICRO_CLIC_CLICCFG_NLBITS_MASK, regs->CLICCFG) != 3;
  wrong |= (regs->CLICINFO != NL_MICRO_CLIC_CLICINFO_RESET || CLIC_INTERRUPTS != 32) << 1;
  clic_set_trigger(CLIC_PIN(15), CLIC_FALLING);
  wrong |= (NETLOOM_FIELD_GET(NL_MICRO_CLIC_PIN_TRIG_MASK, regs->PIN[15]) != NL_MICRO_CLIC_TRIGGER_FALLING) << 2;
  clic_set_level(7, 0xa0, 1);
  wrong |= (NETLOOM_FIELD_GET(NL_MICRO_CLIC_TIMER_CTL_MASK, regs->TIMER) != 11) << 3;
  clic_vector(11, nobody);
  clic_enable(11);
  wrong |= ((regs->EXTERNAL & (NL_MICRO_CLIC_EXTERNAL_SHV_MASK | NL_MICRO_CLIC_EXTERNAL_IE_MASK)) != 0x10100u) << 4;
  clic_set_trigger(3, CLIC_RISING);
  clic_set_pending(3, true);
  wrong |= !(regs->SOFTWARE & NL_MICRO_CLIC_SOFTWARE_IP_MASK) << 5;
  return wrong;
}
`;

it('its header and the basic software mean the same bits', () => {
  const [options] = CORES;
  const header = REGISTER_OUTPUTS.find(({ id }) => id === 'c')!.write(describedIn(options!)).files[0]!;
  const files = [...libraryFiles(options!), { path: 'main.c', text: PROGRAM }];
  const text = header.content as string;
  const { folder } = build(options!, [...files, { path: header.path, text }]);
  expect(runOnModel(options!, folder).end).toMatchObject({ cause: 'tohost', exitCode: 0 });
});
