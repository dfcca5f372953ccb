import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { dataShape, writesBack } from '../rtl/cache/dataShape.ts';
import type { DataShape } from '../rtl/cache/dataShape.ts';
import { waysOf } from '../rtl/cache/geometry.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { within } from './memory.ts';
import { benchMap } from './memoryMap.ts';
import type { BenchMap } from './memoryMap.ts';
import { cleared, code, declared, note } from './items.ts';

/** Where stores wait in a cache, the end of a run is seen before the cache, and what lies in it is memory all the same. */
export function writtenBack(options: CoreOptions): ItemText[] {
  if (!writesBack(options)) return [];
  const core = `u_core.${insideOf(options)}`;
  return [
    note('The store to tohost may stay in the data cache: it is looked for on the way there'),
    declared(cleared('tohost_stored'), cleared('tohost_value', 32)),
    code(tohost(core)),
    code(lines(core, dataShape(options), benchMap(options))),
  ];
}

const tohost = (core: string) => sv`
    always @(posedge clk) begin
      tohost_stored <= rst_n && ${core}dbus_req && ${core}dbus_gnt && ${core}dbus_we && ${core}dbus_addr == tohost && ${core}dbus_wdata[0];
      tohost_value  <= ${core}dbus_wdata;
      if (tohost_stored) finish("tohost", tohost_value);
    end
  `;

/** Puts the dirty lines into the bench's memory, which a signature is read from. */
function lines(core: string, shape: DataShape, { ram }: BenchMap): string {
  const range = Math.log2(ram.end - ram.base);
  const { sets, words, wordBits, indexBits, tagBits } = shape;
  const way = (number: number) => {
    const tags = `${core}u_dcache.u_tags_${number}.mem[set]`;
    return sv`
      for (set = 0; set < ${sets}; set = set + 1)
        if (${tags}[${tagBits + 1}] === 1'b1)
          for (word = 0; word < ${words}; word = word + 1) begin
            address = {${tags}[${tagBits - 1}:0], set[${indexBits - 1}:0], word[${wordBits - 1}:0], 2'b00};
            if (${within(ram)}) ram[address[${range - 1}:2]] = ${core}u_dcache.u_data_${number}.mem[${words} * set + word];
          end
    `;
  };
  return sv`
    task automatic write_dirty_lines;
      int set;
      int word;
      logic [31:0] address;
      ${waysOf(shape).map(way).join('\n')}
    endtask
  `;
}
