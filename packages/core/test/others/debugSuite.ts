import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoreOptions } from '../../src/index.ts';
import { simulated } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { LINKER_SCRIPT, PORTS, configuration, description } from './debugTarget.ts';

/** Debian's own, which has the packages that the suite imports. */
const PYTHON = '/usr/bin/python3';
/** Seconds for one test. */
const PATIENCE = '600';
/** Without an operating system gdb steps by the hart's own steps. */
const GDB = 'gdb-multiarch -nx -ex "set osabi none"';

/** The names of all tests of the suite, as it tells them itself. */
export function namesOf(suite: string, folder: string, core: CoreOptions): string[] {
  writeFileSync(join(folder, 'core.py'), description(core, []));
  const list = [join(suite, 'gdbserver.py'), '--list-tests', join(folder, 'core.py')];
  return execFileSync(PYTHON, ['-B', ...list], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

export interface Verdict {
  /** pass, fail, exception or not_applicable; none where the suite came to no end. */
  result: string;
  log: string;
}

/** One test of the suite on a core that has just been switched on. Its name stands in others', which are skipped. */
export const runTest = (
  suite: string,
  test: string,
  skipped: readonly string[],
  core: { options: CoreOptions; simulator: Simulator },
): Promise<Verdict> =>
  // The memory is empty: programs come by the debugger.
  simulated({ ...core, image: { entry: 0x8000_0000, pieces: [] } }, async ({ folder, socket }) => {
    const texts = {
      'core.py': description(core.options, skipped),
      'core.lds': LINKER_SCRIPT,
      'core.cfg': configuration(socket),
      'ports.cfg': PORTS,
    };
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    const server = `openocd -f '${join(folder, 'ports.cfg')}'`;
    const tools = ['--gdb', GDB, '--server_cmd', server];
    const log = await printed(folder, [
      ...[join(suite, 'gdbserver.py'), join(folder, 'core.py'), test],
      ...[...tools, '--print-failures', '--logs', join(folder, 'logs')],
    ]);
    const result = new RegExp(`^\\[${test}\\] (\\w+) in `, 'm').exec(log)?.[1] ?? 'none';
    return { result, log };
  });

async function printed(folder: string, args: readonly string[]): Promise<string> {
  const child = spawn('timeout', [PATIENCE, PYTHON, '-B', ...args], { cwd: folder });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  await once(child, 'close');
  return text;
}
