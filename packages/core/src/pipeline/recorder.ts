import type { ItemText } from '@netloom/hdl/emit';
import { code, declared, note, variable } from '../bench/items.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { missPorts } from '../rtl/csr/events.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { FLAG, MOST_CYCLES, WORD } from './layout.ts';

/** Nets of the cycle's cause in the pipeline, in the order of `CAUSES`. */
const EVENTS = ['no_fetch', 'redirected', 'no_operand', 'memory', 'unit', 'order'];
/** Two stages never wait for a result. */
const eventsOf = ({ base }: CoreOptions) =>
  EVENTS.flatMap((event, index) =>
    base.stages === 2 && event === 'no_operand' ? [] : [{ event, code: index + 1 }],
  );

/**
 * A core with what the record is made of: its trace, and the causes of its cycles. Neither changes in which cycle
 * anything happens, and no program sees it.
 */
export const recordedCore = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, rvfi: true, cycleEvents: true },
});

/** The core as its bench has it: what the bench itself counts stays as the options say. */
export const recordedBench = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, rvfi: true },
});

/** A net of the pipeline. */
const netOf = (options: CoreOptions) => (name: string) => `u_core.${insideOf(options)}u_pipeline.${name}`;

/** Bits of the flags, by their names. */
function flagsOf(options: CoreOptions): Partial<Record<keyof typeof FLAG, string>> {
  const net = netOf(options);
  const there = missPorts(recordedCore(options));
  const misses = {
    ...(there.includes('instruction_miss') && { instructionMiss: net('instruction_miss') }),
    ...(there.includes('data_miss') && { dataMiss: net('data_miss') }),
  };
  const trace = {
    retires: 'rvfi_valid',
    traps: 'rvfi_valid && rvfi_trap',
    interrupted: 'rvfi_valid && rvfi_intr',
  };
  if (options.base.stages === 2)
    return {
      fetchValid: net('fetch_valid'),
      decodeValid: net('instr_valid'),
      decodeReady: net('advance'),
      elsewhere: net('redirect'),
      ...trace,
      ...misses,
    };
  const predicts = options.advanced.branchPrediction !== 'none';
  return {
    fiveStages: "1'b1",
    fetchValid: net('fetch_valid'),
    decodeValid: net('id_valid'),
    decodeReady: net('id_ready'),
    executeValid: net('ex_valid'),
    executeReady: net('ex_ready'),
    memoryValid: net('mem_valid'),
    memoryReady: net('mem_ready'),
    elsewhere: predicts ? `${net('flush')} || ${net('predict')}` : net('flush'),
    ...trace,
    ...misses,
  };
}

/** Words of the record, by their names. */
function wordsOf(options: CoreOptions): Record<keyof typeof WORD, string> {
  const { stages, compressed } = options.base;
  const net = netOf(options);
  const five = stages === 5;
  const [word, raw, short] = five
    ? [net('id_instr'), net('id_raw'), net('id_compressed')]
    : [net('instr'), net('raw'), net('compressed')];
  return {
    flags: 'pipeline_flags',
    fetchPc: net('fetch_pc'),
    decodePc: net(five ? 'id_pc' : 'pc'),
    decodeWord: compressed ? `(${short} ? {16'd0, ${raw}} : ${word})` : word,
    executePc: five ? net('ex_pc') : "32'd0",
    cycle: 'cycle[31:0]',
    retiredPc: 'rvfi_pc_rdata',
    retiredOrder: 'rvfi_order[31:0]',
  };
}

const causes = (options: CoreOptions) =>
  eventsOf(options)
    .map(
      ({ event, code: number }, index) =>
        `${index === 0 ? '' : 'else '}if (${netOf(options)(`event_${event}`)}) pipeline_flags[${FLAG.cause + 2}:${FLAG.cause}] = 3'd${number};`,
    )
    .join('\n');

const recording = (options: CoreOptions) => {
  const words = wordsOf(options);
  const ordered = Object.entries(WORD)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => words[name as keyof typeof WORD]);
  return sv`
    always_comb begin
      pipeline_flags = 32'd0;
      ${Object.entries(flagsOf(options))
        .map(([name, value]) => `pipeline_flags[${FLAG[name as keyof typeof FLAG]}] = ${value};`)
        .join('\n')}
      ${causes(options)}
    end

    initial begin
      string file;
      pipeline_file = 0;
      if ($value$plusargs("pipeline=%s", file)) pipeline_file = $fopen(file, "wb");
      if (!$value$plusargs("pipeline_from=%d", pipeline_from)) pipeline_from = 64'd0;
      if (!$value$plusargs("pipeline_cycles=%d", pipeline_cycles)) pipeline_cycles = 64'd${MOST_CYCLES};
    end

    always @(posedge clk)
      if (rst_n && !ended && pipeline_file != 0 && cycle >= pipeline_from && cycle - pipeline_from < pipeline_cycles)
        $fwrite(pipeline_file, "%u", {${ordered.join(', ')}});
  `;
};

/** Parts of a bench that record what is where in the pipeline: \`+pipeline=<file>\`, from a cycle on, and so many cycles. */
export const pipelineRecorder = (options: CoreOptions): ItemText[] => [
  note(
    'What is where in the pipeline: records of 8 words, one a clock cycle, from +pipeline_from on for +pipeline_cycles',
  ),
  declared(
    variable('pipeline_flags', 32),
    { name: 'pipeline_file', type: 'int' },
    variable('pipeline_from', 64),
    variable('pipeline_cycles', 64),
  ),
  code(recording(options)),
];
