import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const OSU018 = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';

/** Worst slack (ns) that OpenSTA gives when a designer types the commands himself. */
export async function staByHand(
  top: string,
  files: { netlist: string; memories: string | undefined; sdc: string },
): Promise<{ setup: number; hold: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-sta-'));
  try {
    await writeFile(join(folder, 'netlist.v'), files.netlist);
    await writeFile(join(folder, 'clocks.sdc'), files.sdc);
    if (files.memories !== undefined) await writeFile(join(folder, 'memories.lib'), files.memories);
    const script = `read_liberty ${OSU018}
${files.memories === undefined ? '' : 'read_liberty memories.lib'}
read_verilog netlist.v
link_design ${top}
set_cmd_units -time ns -capacitance pF
read_sdc clocks.sdc
puts "setup [worst_slack -max]"
puts "hold [worst_slack -min]"
`;
    await writeFile(join(folder, 'hand.tcl'), script);
    const { stdout } = await promisify(execFile)('sta', ['-no_splash', '-exit', 'hand.tcl'], { cwd: folder });
    const slack = (check: string) => Number(new RegExp(`^${check} (.+)$`, 'm').exec(stdout)?.[1]);
    return { setup: slack('setup'), hold: slack('hold') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
