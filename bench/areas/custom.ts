import { PRESETS } from '@netloom/core';
import { buildSimulator } from '@netloom/core/node';
import { LIBRARY, checkInsn, readInstructions, withInstructions, writeInsn } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import { programOnModel } from '../custom/programOnModel.ts';
import { kernelOnRtl } from '../custom/measureSpeedup.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'custom';
const program = EXAMPLE_PROGRAMS.find(({ id }) => id === 'popcount')!;
const core = { ...PRESETS.micro, name: 'cpu' };
/** No polynomial of an earlier run: its model would lie in the cache. */
const FIRST = Date.now() % 0x1000_0000;
let edits = 0;

/** The definition with another polynomial of an instruction beside the program's own, which nobody has seen before. */
function edited(): Insn {
  const insn = structuredClone(LIBRARY.find(({ name }) => name === 'bits')!);
  const crc = insn.instructions['crc32.w']!;
  const polynomial = `0x${(FIRST + ++edits).toString(16)}`;
  crc.behaviour = crc.behaviour.map((line) => line.replace('0xedb88320', polynomial));
  return insn;
}

/** From an edit of a definition to what a program prints. */
export async function measure(): Promise<Row[]> {
  const model = await fastest(3, () => programOnModel(core, edited(), program));
  return [
    atMost(
      AREA,
      'edit to the result on the model',
      model,
      1,
      's',
      'checked, headers made, built by GCC, run',
    ),
    await rtlRow(),
    await overlapRow(),
  ];
}

async function rtlRow(): Promise<Row> {
  const onRtl = async (insn: Insn) => {
    const options = withInstructions(core, [insn]);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    return kernelOnRtl({ options, insns: [insn], simulator }, program, []);
  };
  await onRtl(edited());
  const seconds = await fastest(2, () => onRtl(edited()));
  const note = 'Verilator with the objects of another version of the instruction in ccache';
  return atMost(AREA, 'edit to the result on the RTL', seconds, 10, 's', note);
}

async function overlapRow(): Promise<Row> {
  const texts = new Map(LIBRARY.map((insn) => [`${insn.name}.insn.json`, writeInsn(insn)]));
  const options = { ...PRESETS.standard, instructions: [...texts.keys()] };
  const seconds = await fastest(3, async () => {
    const { diagnostics } = await readInstructions(options, (path) => Promise.resolve(texts.get(path)));
    if (diagnostics.length > 0 || LIBRARY.flatMap((insn) => checkInsn(insn)).length > 0)
      throw new Error('the library meets itself');
  });
  const note = `${LIBRARY.flatMap(({ instructions }) => Object.keys(instructions)).length} instructions against each other and the standard`;
  return atMost(AREA, 'proof that no encodings overlap', seconds, 1, 's', note);
}
