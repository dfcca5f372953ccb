import { expect, test } from 'vitest';
import { SlurmAway, slurmCommand } from './slurmCommand.ts';

const settings = { cpus: 1, folder: '/tmp', unsandboxed: false, conf: '/etc/slurm.conf' };
const shell = (script: string) => slurmCommand(settings, 'sh', ['-c', script]);

// What sbatch 22.05.8 said without a controller, and for an unknown partition.
const AWAY =
  'sbatch: error: Batch job submission failed: Unable to contact slurm controller (connect failure)';
const REFUSED = 'sbatch: error: Batch job submission failed: Invalid partition name specified';

test('a controller that is away is told from a refusal', async () => {
  await expect(shell(`echo '${AWAY}' >&2; exit 1`)).rejects.toBeInstanceOf(SlurmAway);
  const refusal = shell(
    `echo 'sbatch: error: invalid partition specified: x' >&2; echo '${REFUSED}' >&2; exit 1`,
  );
  await expect(refusal).rejects.toThrow(REFUSED);
  await expect(refusal).rejects.not.toBeInstanceOf(SlurmAway);
});

test('a missing command says how to get it', async () => {
  await expect(slurmCommand(settings, 'sbatch-that-is-missing', [])).rejects.toThrow('apt-get install');
});

test('nothing of our environment reaches a command', async () => {
  process.env.NETLOOM_TEST_SECRET = 'secret';
  const names = (await shell('env')).split('\n').flatMap((line) => /^\w+/.exec(line)?.[0] ?? []);
  expect(names.filter((name) => !['PWD', '_', 'SHLVL', 'OLDPWD'].includes(name)).toSorted()).toEqual([
    'LC_ALL',
    'PATH',
    'SLURM_BITSTR_LEN',
    'SLURM_CONF',
  ]);
});
