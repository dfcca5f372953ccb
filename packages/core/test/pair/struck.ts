import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { coreRtl } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { top } from '../../src/rtl/top/top.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { withFlips } from './netlist.ts';
import type { Module } from './netlist.ts';
import { seenBy } from './seen.ts';

const run = promisify(execFile);

/** A pair, and beside it another that hears the same and of which one flip-flop is turned over. */
interface Struck {
  rtl: CoreFile[];
  /** Names of the flip-flops, by their numbers. */
  flops: string[];
}

/** One module, all flip-flops plain; nothing is looked for that both copies could share. Large memories stay memories. */
const READ = (name: string) =>
  [
    'read_verilog -sv all.sv',
    `hierarchy -top ${name}; setattr -unset keep_hierarchy c:* */c:*`,
    'proc; flatten; opt_clean; memory_collect; memory_map t:$mem_v2 r:SIZE<=64 %i; opt_clean',
    `dffunmap; rename ${name} flippable; write_json plain.json`,
  ].join('\n');

const BACK = 'read_json flips.json; opt_clean; write_verilog -noattr flips.v';

/** `+flop=` and `+at=` say which is turned over, in which clock; what was seen and told is printed at the end. */
function around(options: CoreOptions, flops: number): string {
  const ports = top.ports(options);
  const own = ports.filter(({ direction }) => direction === 'output');
  const isOwn = new Set(own.map(({ name }) => name));
  const { width, bits } = seenBy(options, '');
  return `
  ${own.map(({ name, packed = '' }) => `logic ${packed} struck_${name};`).join('\n')}
  logic [${flops - 1}:0] flip = '0;
  int clocks = 0;
  int flop = -1;
  int at = -1;
  int parts = -1;
  int told = -1;
  logic [${width - 1}:0] seen;
  logic [${width - 1}:0] struck_seen;

  assign seen = ${bits};
  assign struck_seen = ${seenBy(options, 'struck_').bits};
  initial begin
    if (!$value$plusargs("flop=%d", flop)) flop = -1;
    if (!$value$plusargs("at=%d", at)) at = -1;
  end
  always @(posedge clk) if (rst_n) begin
    clocks <= clocks + 1;
    flip <= '0;
    if (flop >= 0 && clocks == at) flip[flop] <= 1'b1;
    if (parts < 0 && seen !== struck_seen) parts <= clocks;
    if (told < 0 && {struck_lockstep_error_p, struck_lockstep_error_n} !== 2'b01) told <= clocks;
  end
  final $display("FLIP %0d %0d %0d", clocks, parts, told);

  flippable u_flippable (.flip('0), ${ports.map(({ name }) => `.${name}(${name})`).join(', ')});
  flippable u_struck (.flip(flip), ${ports.map(({ name }) => `.${name}(${isOwn.has(name) ? 'struck_' : ''}${name})`).join(', ')});
`;
}

export async function struck(options: CoreOptions, change = (text: string) => text): Promise<Struck> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-flips-'));
  try {
    const texts = coreRtl(options).map((file) => change(file.text));
    await writeFile(join(folder, 'all.sv'), texts.join('\n'));
    await writeFile(join(folder, 'read.ys'), READ(options.name));
    await run('yosys', ['-q', '-s', 'read.ys'], { cwd: folder });
    const json = JSON.parse(await readFile(join(folder, 'plain.json'), 'utf8')) as {
      modules: Record<string, Module>;
    };
    const flops = withFlips(json.modules['flippable']!);
    await writeFile(join(folder, 'flips.json'), JSON.stringify(json));
    await run('yosys', ['-q', '-p', BACK], { cwd: folder });
    const netlist = await readFile(join(folder, 'flips.v'), 'utf8');
    const unit = { ...top, comment: () => 'Two pairs.', body: () => around(options, flops.length) };
    return {
      rtl: [
        { path: 'rtl/flippable.v', text: `/* verilator lint_off UNOPTFLAT */\n${netlist}` },
        { path: `rtl/${options.name}.sv`, text: moduleText(options, unit) },
      ],
      flops,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
