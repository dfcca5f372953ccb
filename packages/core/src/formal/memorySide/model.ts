import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';
import { cacheRam, hasCache } from '../../rtl/cache/cacheRam.ts';
import { sv } from '../../rtl/sv.ts';
import { instance, moduleName, moduleText } from '../../rtl/unit.ts';
import { channels } from './channels.ts';
import { managersOf } from './manager.ts';
import { memoryChecks } from './memoryChecks.ts';
import type { MemoryCheck } from './memoryChecks.ts';
import { placeRange } from './probed.ts';
import { ramOfOneWord } from './ram.ts';
import { subordinate } from './subordinate.ts';
import { netsOf, unitsOf } from './units.ts';
import { WORD } from './wordOfMemory.ts';

const KNOWN = ['clk', 'rst_n', 'i_place', 'd_place'];

const place = (side: 'i' | 'd', cache: CacheOptions | null) =>
  cache && `wire [${placeRange(cache)}] ${side}_place = word_place[${placeRange(cache)}];`;

/** Where a check asks, and in the clock after where it fails. In reset the first clock alone is none that counts. */
const asked = ({ name, rules }: MemoryCheck) => {
  const wrong = rules.flatMap((rule) => rule.wrong.map((one) => `(rst_n && (${one}))`));
  const inReset = rules.flatMap((rule) => (rule.inReset ?? []).map((one) => `(begun && !rst_n && ${one})`));
  return sv`
    assign asks_${name} = rst_n && (${rules.map(({ asks }) => `(${asks})`).join(' || ')});
    initial fails_${name} = 1'b0;
    always @(posedge clk) fails_${name} <= ${[...wrong, ...inReset].join(' ||\n  ')};
    \`ifdef SHOW_${name}
    always @* assert (!fails_${name});
    \`endif
  `;
};

/**
 * The caches, adapters and arbiter of a core between any requests that its pipeline may make and subordinates that do
 * whatever AXI4 allows; two clocks of reset first.
 */
export function memorySide(options: CoreOptions): string {
  const { instructionCache, dataCache } = options.memory;
  const checks = memoryChecks(options);
  const units = unitsOf(options);
  return sv`
    ${hasCache(options) && ramOfOneWord(moduleName(options, cacheRam))}
    ${units.map(({ unit }) => moduleText(options, unit)).join('\n')}
    module checked (input clk, ${checks.map(({ name }) => `output asks_${name}, output reg fails_${name}`).join(', ')});
      reg begun = 1'b0;
      reg rst_n = 1'b0;
      always @(posedge clk) begin
        begun <= 1'b1;
        rst_n <= begun;
      end

      ${WORD}
      ${place('i', instructionCache)}
      ${place('d', dataCache)}
      ${netsOf(options, units, KNOWN)}
      ${units.map(({ unit, nets }) => instance(options, unit, nets)).join('\n')}

      ${channels(options)}
      ${managersOf(options).map(subordinate).join('\n')}
      ${checks.flatMap(({ rules }) => rules.map(({ text }) => text)).join('\n')}
      ${checks.map(asked).join('\n')}
    endmodule
  `;
}
