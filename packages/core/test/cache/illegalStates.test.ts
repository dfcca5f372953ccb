import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, withCaches } from './shapes.ts';

const shape = { size: 512, ways: 2, line: 16 } as const;

/** Behind every hundredth clock in which nothing is under way the state is one that there is not. */
const upset = (code: number) => `
  int clocks = 0;
  always @(posedge clk)
    if (rst_n && state == LOOK_UP && !pending) begin
      clocks = clocks + 1;
      if (clocks % 100 == 0) begin
        state <= 3'd${code};
        $display("upset");
      end
    end
endmodule`;

it.each([
  ['write-through', true, 5],
  ['write-through', true, 6],
  ['write-through', true, 7],
  ['write-back', false, 7],
] as const)(
  'a data cache, %s, whose state becomes none goes on, and loads and stores see a flat memory (fence.i: %s, code %i)',
  async (policy, zifencei, code) => {
    const core = withCaches({ dataCache: { ...shape, policy } });
    const options = { ...core, base: { ...core.base, zifencei } };
    const [ram, cache] = cacheModules(options, 'dcache');
    const injected = cache!.replace(/endmodule\s*$/, upset(code));
    const said = (await inIcarus([ram!, injected, dataBench(options, 2_500)])).split('\n');
    expect(said.filter((line) => line === 'upset').length).toBeGreaterThan(5);
    expect(said.at(-1)).toBe('PASS');
  },
);
