import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { correctsTcm, hasTcmProtection } from '../options/tcmProtection.ts';
import { logic } from '../rtl/nets.ts';
import { injectWidth, injected } from '../rtl/tcm/ports.ts';
import { ROWS, storedWidth } from '../rtl/tcm/storedWord.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note, variable } from './items.ts';

interface Memory {
  name: 'itcm' | 'dtcm';
  words: number;
}

function memoriesOf({ memory }: CoreOptions): Memory[] {
  const { instructionMemory, dataMemory } = memory;
  return [
    ...(instructionMemory ? [{ name: 'itcm' as const, words: instructionMemory.size / 4 }] : []),
    ...(dataMemory ? [{ name: 'dtcm' as const, words: dataMemory.size / 4 }] : []),
  ];
}

/** What programs inject, and the counts that they read. */
export const tcmRegisters = (options: CoreOptions): ItemText[] =>
  hasTcmProtection(options)
    ? [
        declared(
          cleared('memory_injected', 32),
          cleared('memory_corrected', 16),
          cleared('memory_failed', 16),
        ),
      ]
    : [];

/** Loads that fail can be followed; a store that fails behind a store buffer comes too late for that. */
export const canFail = (options: CoreOptions): boolean =>
  hasTcmProtection(options) &&
  options.base.zicsr &&
  options.memory.dataMemory !== null &&
  !(correctsTcm(options) && options.advanced.storeBuffer);

const sound = (options: CoreOptions) => {
  const rows = correctsTcm(options)
    ? ROWS.map((mask, row) => `(^(stored[31:0] & 32'h${mask.toString(16)}) ^ stored[${32 + row}])`)
    : [0, 9, 18, 27].map((low) => `^stored[${low + 8}:${low}]`);
  return sv`
    function automatic logic sound(input ${logic(storedWidth(options.safety.tcmProtection))} stored);
      sound = !(${rows.join('\n  || ')});
    endfunction
  `;
};

const turnOver = ({ name }: Memory, bits: readonly string[]) => {
  const word = `u_core.u_${name}.mem[at]`;
  return `if (sound(${word})) ${word} <= ${word} ^ (${bits.join(' ^ ')});`;
};

/** One bit of a sound word, or what cannot be put right. */
function tasks(options: CoreOptions): string {
  const width = storedWidth(options.safety.tcmProtection);
  const memories = memoriesOf(options);
  const [one, other] = [
    `${width}'d1 << (where % ${width})`,
    `${width}'d1 << ((where / ${width} + 1 + where) % ${width})`,
  ];
  const data = memories.find(({ name }) => name === 'dtcm');
  return sv`
    ${sound(options)}

    task automatic lose_one(input logic [31:0] which, input logic [31:0] at_random, input logic [31:0] where);
      int at;
      case (which % ${memories.length})
        ${memories.map((memory, index) => `${index}: begin at = at_random % ${memory.words}; ${turnOver(memory, [one])} end`).join('\n')}
        default: ;
      endcase
    endtask
    ${
      canFail(options) &&
      sv`

        task automatic lose_more(input logic [31:0] at_random, input logic [31:0] where);
          int at;
          at = at_random % ${data!.words};
          if (${one} != ${other}) ${turnOver(data!, correctsTcm(options) ? [one, other] : [one])}
        endtask
      `
    }
  `;
}

const drawn = (name: string, place: number) =>
  `rst_n && ${name} != 0 && draw(32'd${place}) >> (32 - ${name}) == 32'd0`;

/** Bits that the core's own memories lose at random, what programs turn over there, and what is told of both. */
export function tcmBits(options: CoreOptions): ItemText[] {
  if (!hasTcmProtection(options)) return [];
  const memories = memoriesOf(options);
  const count = (port: string) => memories.map(({ name }) => `16'(${name}_${port})`).join(' + ');
  const failing = canFail(options);
  return [
    note("Bits that are lost in the core's own memories"),
    declared(variable('memory_lost', 32), ...(failing ? [variable('memory_spoilt', 32)] : [])),
    code(sv`
      assign tcm_inject = memory_injected[${7 + injected(options)}:8];
      assign tcm_inject_bit = memory_injected[${injectWidth(options) - 1}:0];

      initial begin
        if (!$value$plusargs("memory_lost=%d", memory_lost)) memory_lost = 32'd0;
        ${failing && 'if (!$value$plusargs("memory_spoilt=%d", memory_spoilt)) memory_spoilt = 32\'d0;'}
      end

      ${tasks(options)}

      always @(posedge clk)
        if (rst_n) begin
          ${correctsTcm(options) && `memory_corrected <= memory_corrected + ${count('corrected')};`}
          memory_failed <= memory_failed + ${count('uncorrectable')};
        end
      ${correctsTcm(options) && `\nalways @(posedge clk) if (${drawn('memory_lost', 310)}) lose_one(draw(32'd311) >> 5, draw(32'd312) >> 3, draw(32'd313) >> 4);`}
      ${failing && `always @(posedge clk) if (${drawn('memory_spoilt', 314)}) lose_more(draw(32'd315) >> 3, draw(32'd316) >> 4);\n\n// What fails is told with the answer, before the trap.\nalways @(posedge clk) if (rst_n && u_core.u_dtcm.err) note_error(${address(options)}, 2'b00);`}
    `),
  ];
}

function address({ memory }: CoreOptions): string {
  const { base, size } = memory.dataMemory!;
  const bits = Math.log2(size);
  return `{${32 - bits}'h${(Number(base) / size).toString(16)}, u_core.u_dtcm.read_word, 2'b00}`;
}
