import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { batchScript } from './batchScript.ts';
import { sbatchOptions } from './sbatchOptions.ts';

const folder = mkdtempSync(join(tmpdir(), "netloom-script-it's "));
afterAll(() => rmSync(folder, { recursive: true }));

test('the script finds the run of its task, and passes on nothing of the environment but what it was given', () => {
  const runs = ['zero', 'one', 'with $HOME and "quotes"'].map((name) => join(folder, name));
  for (const run of runs) mkdirSync(run);
  writeFileSync(join(folder, 'runs'), runs.map((run) => `${run}\n`).join(''));
  // In place of node: a program that says what it was given.
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\npwd; echo "$2"; echo "$VALUE"; echo "$PATH"');
  chmodSync(program, 0o700);
  const quoted = `'${process.execPath}'`;
  const script = batchScript(folder, { VALUE: `it's "$x"` });
  expect(script).toContain(`exec ${quoted} `);
  writeFileSync(join(folder, 'script.sh'), script.replace(quoted, '../program'));
  for (const [task, run] of runs.entries()) {
    execFileSync('sh', [join(folder, 'script.sh')], { env: { SLURM_ARRAY_TASK_ID: String(task) } });
    const said = execFileSync('cat', [join(run, 'runner.log')], { encoding: 'utf8' });
    expect(said).toBe(`${run}\n${run}\nit's "$x"\n/usr/local/bin:/usr/bin:/bin\n`);
  }
});

test("the run's limits become Slurm's, with room for the runner and for our own limit to come first", () => {
  const limits = { seconds: 90, memoryMegabytes: 1000, processes: 64, diskMegabytes: 100 };
  const settings = { cpus: 2, folder: '/b', unsandboxed: false, partition: 'eda', account: 'chip' };
  const options = sbatchOptions(settings, limits, 'low');
  expect(options).toEqual(
    expect.arrayContaining([
      '--mem=1256M',
      '--time=7',
      '--cpus-per-task=2',
      '--partition=eda',
      '--account=chip',
    ]),
  );
  const chosen = sbatchOptions(settings, { ...limits, cores: 8, partition: 'long' }, 'low');
  expect(chosen.filter((option) => !options.includes(option))).toEqual([
    '--cpus-per-task=8',
    '--partition=long',
  ]);
  const nice = (priority: 'high' | 'normal' | 'low') =>
    Number(/--nice=(\d+)/.exec(sbatchOptions(settings, limits, priority).join(' '))?.[1]);
  expect(nice('high')).toBeLessThan(nice('normal'));
  expect(nice('normal')).toBeLessThan(nice('low'));
});
