import type { Memory } from '@netloom/memory';

const RIGHTS = {
  '1rw': { a: 'rw' },
  '1r1w': { r: 'r', w: 'w' },
  '2rw': { a: 'rw', b: 'rw' },
  '1rw1r': { a: 'rw', b: 'r' },
} as const;

export interface Side {
  name: string;
  reads: boolean;
  writes: boolean;
  both: boolean;
}

export function sidesOf({ ports }: Memory): Side[] {
  return Object.entries(RIGHTS[ports]).map(([name, rights]) => ({
    name,
    reads: rights.includes('r'),
    writes: rights.includes('w'),
    both: rights === 'rw',
  }));
}

/** Bits of the mask of a writer; 0 where there is none. */
export const maskOf = ({ width, maskBits }: Memory) =>
  maskBits === undefined || maskBits >= width ? 0 : width / maskBits;

export const addressBits = ({ depth }: Memory) => Math.max(1, Math.ceil(Math.log2(depth)));

/** Inputs and outputs of a side, as declarations of a bench; the block's ports have these names. */
export function wires(memory: Memory, { name, reads, writes, both }: Side) {
  const mask = maskOf(memory);
  const inputs: [string, number][] = [
    [`${name}_en`, 1],
    ...(both ? [[`${name}_we`, 1] as [string, number]] : []),
    ...(writes && mask > 0 ? [[`${name}_mask`, mask] as [string, number]] : []),
    [`${name}_addr`, addressBits(memory)],
    ...(writes ? [[`${name}_wdata`, memory.width] as [string, number]] : []),
  ];
  const flags = [
    ...(memory.ecc === 'secded' ? ['rcorrected'] : []),
    ...(memory.ecc === 'none' ? [] : ['rerror']),
  ];
  const outputs: [string, number][] = [
    [`${name}_ready`, 1],
    ...(reads
      ? ([
          [`${name}_rvalid`, 1],
          [`${name}_rdata`, memory.width],
          ...flags.map((flag) => [`${name}_${flag}`, 1]),
        ] as [string, number][])
      : []),
  ];
  return { inputs, outputs };
}

/** One stored bit is wrong from a write of the solver's choice on: what is read is right all the same. */
const UPSET = `  wire scrubbed, injected;
  reg was_upset = 0;
  wire [1:0] inject = {1'b0, upset && !was_upset};
  always @(posedge clk) was_upset <= was_upset || (inject[0] && injected);
`;

/** The module with the plain ports; a scrubber, if there is one, takes any clock that the solver gives it. */
const dutOf = ({ name, scrub, repair }: Memory) =>
  scrub === undefined && repair === undefined ? name : `${name}_core`;

/** Spares wherever the solver puts them, before anything is asked for; there is no self-test. */
function sparesOf({ repair, depth, width }: Memory): { inputs: string; text: string; ports: string } {
  if (repair === undefined) return { inputs: '', text: '', ports: '' };
  const list: [string, number][] = [
    ['row_used', repair.rows],
    ['row_word', repair.rows * addressBits({ depth } as Memory)],
    ['column_used', repair.columns],
    ['column_bit', repair.columns * Math.max(1, Math.ceil(Math.log2(width)))],
  ];
  const own = list.filter(([, bits]) => bits > 0);
  return {
    inputs: own.map(([name, bits]) => `input [${bits - 1}:0] any_${name}, `).join(''),
    text: own
      .map(
        ([name, bits]) =>
          `  reg [${bits - 1}:0] ${name};\n  always @(posedge clk) if (!rst_n) ${name} <= any_${name};\n`,
      )
      .join(''),
    ports: `.test(1'b0), .test_en(1'b0), .test_we(1'b0), ${own.map(([name]) => `.${name}(${name}), `).join('')}`,
  };
}

/**
 * The memory as its description says it: one array, written at the clock at which a request is taken, or at the next
 * one where the word has to be read first. `bad` is high where an output differs from what is promised.
 */
export function referenceText(memory: Memory): string {
  const sides = sidesOf(memory);
  const { width, depth } = memory;
  const list = sides.map((side) => wires(memory, side));
  const inputs = list.flatMap((each) => each.inputs);
  const outputs = list.flatMap((each) => each.outputs);
  const scrubs = memory.scrub !== undefined;
  const spares = sparesOf(memory);
  const sleeps = memory.lowPower !== undefined;
  const port = ([name, bits]: [string, number]) => `input ${bits > 1 ? `[${bits - 1}:0] ` : ''}${name}`;
  const out = ([name, bits]: [string, number]) => `  wire ${bits > 1 ? `[${bits - 1}:0] ` : ''}${name};`;
  return `module miter (
  input clk, ${sleeps ? 'input sleep, ' : ''}${spares.inputs}${scrubs ? 'input scrub, upset, ' : ''}${[...inputs].map(port).join(', ')},
  output bad, output read
);
${outputs.map(out).join('\n')}
${sleeps ? `  wire awake;\n` : ''}${scrubs ? UPSET : ''}  reg rst_n = 0;
  always @(posedge clk) rst_n <= 1;
${spares.text}  ${dutOf(memory)} dut (.clk(clk), .rst_n(rst_n), ${sleeps ? '.sleep(sleep), .awake(awake), ' : ''}${spares.ports}${scrubs ? '.scrub(scrub), .scrubbed(scrubbed), .inject(inject), .injected(injected), ' : ''}${[...inputs, ...outputs].map(([name]) => `.${name}(${name})`).join(', ')});
  reg [${width - 1}:0] words [0:${depth - 1}];
${sides
  .filter(({ writes }) => writes)
  .map((side) => writer(memory, side))
  .join('\n')}
${sides
  .filter(({ reads }) => reads)
  .map((side) => reader(memory, side, sides))
  .join('\n')}
  // In reset, beyond the last word, and of two writers of one word at once nothing is promised from then on.
  wire foul = ${fouls(memory, sides)};
  reg fouled = 0;
  always @(posedge clk) fouled <= fouled || foul;
  assign bad = rst_n && !fouled && !foul && (${sides.flatMap(({ name, reads, writes }) => [...(reads ? [`${name}_bad`] : []), ...(writes ? [`${name}_late`] : [])]).join(' || ')});
  assign read = ${sides
    .filter(({ reads }) => reads)
    .map(({ name }) => `(${name}_rvalid && ${name}_known && ${name}_expected == {${width}{1'b1}})`)
    .join(' || ')};
endmodule
`;
}

function fouls(memory: Memory, sides: readonly Side[]): string {
  const reset = sides.map(({ name }) => `(!rst_n && ${name}_en)`);
  const beyond = sides.map(({ name }) => `(${name}_en && {1'b0, ${name}_addr} >= ${memory.depth})`);
  const writers = sides.filter(({ writes }) => writes);
  const twice = writers.length < 2 ? [] : ['(a_lands && b_lands && a_at == b_at)'];
  return [...reset, ...beyond, ...twice].join(' || ');
}

/** When a write lands, where, and what becomes of the word. */
function writer(memory: Memory, { name, both }: Side): string {
  const { width } = memory;
  const bits = addressBits(memory);
  const mask = maskOf(memory);
  const size = mask > 0 ? width / mask : width;
  const spread =
    mask > 0
      ? `{${Array.from({ length: mask }, (_, at) => `{${size}{${name}_mask[${mask - 1 - at}]}}`).join(', ')}}`
      : `{${width}{1'b1}}`;
  const asked = both ? `${name}_en && ${name}_we` : `${name}_en`;
  const later = memory.ecc === 'secded' && mask > 0;
  return `  wire [${width - 1}:0] ${name}_bits = ${spread};
  wire ${name}_taken = rst_n && ${asked} && ${name}_ready;
  reg ${name}_wait = 0;
  reg [${bits - 1}:0] ${name}_wait_at;
  reg [${width - 1}:0] ${name}_wait_bits, ${name}_wait_data;
  wire ${name}_split = ${later ? `${name}_taken && ~&${name}_bits` : "1'b0"};
  always @(posedge clk) begin
    ${name}_wait <= ${name}_split;
    if (${name}_split) begin
      ${name}_wait_at <= ${name}_addr; ${name}_wait_bits <= ${name}_bits; ${name}_wait_data <= ${name}_wdata;
    end
  end
  wire ${name}_lands = ${name}_wait || (${name}_taken && !${name}_split);
  wire [${bits - 1}:0] ${name}_at = ${name}_wait ? ${name}_wait_at : ${name}_addr;
  wire [${width - 1}:0] ${name}_into = ${name}_wait ? ${name}_wait_bits : ${name}_bits;
  wire [${width - 1}:0] ${name}_what = ${name}_wait ? ${name}_wait_data : ${name}_wdata;
  always @(posedge clk)
    if (${name}_lands) words[${name}_at] <= (words[${name}_at] & ~${name}_into) | (${name}_what & ${name}_into);
${memory.lowPower !== undefined ? drowsy(memory.lowPower.wake, name) : memory.scrub === undefined ? `  wire ${name}_late = ${name}_ready != !${name}_wait;` : patience(name)}`;
}

/** Requests wait while the memory sleeps, and as long afterwards as was asked for; no longer. */
const drowsy = (wake: number, name: string) => `  reg [15:0] ${name}_since = ${wake};
  always @(posedge clk) ${name}_since <= !rst_n ? ${wake} : sleep ? 0 : ${name}_since < ${wake} ? ${name}_since + 1 : ${name}_since;
  wire ${name}_late = ${name}_ready != (!${name}_wait && !sleep && ${name}_since >= ${wake});`;

/** A scrubber makes requests wait for a clock, and never for two. */
const patience = (name: string) => `  reg ${name}_waited = 0;
  always @(posedge clk) ${name}_waited <= rst_n && !${name}_ready;
  wire ${name}_late = (${name}_wait && ${name}_ready) || (${name}_waited && !${name}_ready);`;

function reader(memory: Memory, { name, both }: Side, sides: readonly Side[]): string {
  const { width, latency, hold, readDuringWrite } = memory;
  const rival = sides.find((side) => side.name !== name && side.writes)?.name;
  const hit = rival === undefined ? "1'b0" : `(${rival}_lands && ${rival}_at == ${name}_addr)`;
  const late =
    rival === undefined || readDuringWrite !== 'new'
      ? `words[${name}_addr]`
      : `${hit} ? (words[${name}_addr] & ~${rival}_into) | (${rival}_what & ${rival}_into) : words[${name}_addr]`;
  const known = readDuringWrite === 'undefined' ? `!${hit}` : "1'b1";
  const flags = [
    ...(memory.ecc === 'secded' && memory.scrub === undefined ? [`${name}_rcorrected`] : []),
    ...(memory.ecc === 'none' ? [] : [`${name}_rerror`]),
  ];
  const stage = latency === 1 ? '1' : '2';
  return `  wire ${name}_reads = rst_n && ${name}_en && ${name}_ready${both ? ` && !${name}_we` : ''};
  reg ${name}_valid1 = 0, ${name}_valid2 = 0, ${name}_known1 = 0, ${name}_known2 = 0, ${name}_before = 0;
  reg [${width - 1}:0] ${name}_data1, ${name}_data2, ${name}_last;
  always @(posedge clk) begin
    ${name}_valid1 <= ${name}_reads; ${name}_valid2 <= ${name}_valid1;
    ${name}_known1 <= ${known}; ${name}_known2 <= ${name}_known1;
    ${name}_data1 <= ${late}; ${name}_data2 <= ${name}_data1;
    if (${name}_valid${stage}) begin
      ${name}_before <= ${name}_known${stage}; ${name}_last <= ${name}_data${stage};
    end
  end
  wire ${name}_known = ${name}_known${stage};
  wire [${width - 1}:0] ${name}_expected = ${name}_data${stage};
  wire ${name}_bad = ${name}_rvalid != ${name}_valid${stage}
    || (${name}_rvalid && ${name}_known && ${name}_rdata != ${name}_expected)
    || (${hold ? `!${name}_rvalid && ${name}_before && ${name}_rdata != ${name}_last` : "1'b0"})
    || ${flags.length === 0 ? "1'b0" : `(!${name}_rvalid || ${name}_known) && (${flags.join(' || ')})`};`;
}
