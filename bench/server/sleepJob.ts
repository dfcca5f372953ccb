import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareRun, probeSandbox, runFolder } from '@netloom/executor';
import { bubblewrapCommand } from '../../packages/executor/src/bubblewrap.ts';
import { limitedCommand } from '../../packages/executor/src/launch.ts';
import { secondsByXargs } from '../runs/xargs.ts';

/** A simulation of one second. */
export const SLEEP_JOB = `module job;
  initial begin
    void'($system("sleep 1"));
    $display("PASS");
    $finish;
  end
endmodule
`;

const limits = { seconds: 600, memoryMegabytes: 4096, processes: 256, diskMegabytes: 8192 };

/** Seconds that xargs takes for so many simulations in the sandbox, as many at a time as said. */
export async function byXargs(count: number, together: number): Promise<number> {
  const { sandbox, reason } = await probeSandbox();
  if (sandbox === undefined) throw new Error(reason);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
  try {
    const plan = { kind: 'simulate', title: '', steps: [], files: {}, outputs: [], limits } as const;
    await prepareRun(folder, { ...plan, steps: [], outputs: [] });
    const { work } = runFolder(folder);
    await writeFile(join(work, 'job.sv'), SLEEP_JOB);
    const build = ['--binary', '--timing', '-Wno-fatal', '--Mdir', 'obj', 'job.sv'];
    await promisify(execFile)('verilator', build, { cwd: work, maxBuffer: 2 ** 26 });
    const command = limitedCommand(
      ['/work/obj/Vjob'],
      bubblewrapCommand(folder, '.'),
      sandbox,
      limits,
      undefined,
    );
    return await secondsByXargs(command, count, together);
  } finally {
    await rm(folder, { recursive: true });
  }
}
