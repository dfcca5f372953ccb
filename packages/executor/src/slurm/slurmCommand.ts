import { execFile, type ExecFileException } from 'node:child_process';
import type { SlurmSettings } from './slurmSettings.ts';

/** Slurm does not answer now: the same command can succeed later, or may have succeeded already. */
export class SlurmAway extends Error {}

/** Slurm's words for a controller or a network that is away, or a queue that is full: sbatch, scancel and squeue 22.05. */
const AWAY =
  /unable to contact|timed out|temporarily unable|temporarily unavailable|zero bytes|connection refused|not responding|communication|unexpected message|authentication|munge/i;
const OUTPUT_BYTES = 1 << 29;

/** What commands of Slurm find in their environment; nothing else of ours can reach a job through them. */
function environment({ conf }: SlurmSettings): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LC_ALL: 'C.UTF-8',
    // Names all tasks of a large array instead of cutting the list short.
    SLURM_BITSTR_LEN: '0',
    ...(conf && { SLURM_CONF: conf }),
  };
}

function failure(program: string, stderr: string, error: ExecFileException): Error {
  if (error.code === 'ENOENT') return new Error(`${program} is not installed (apt-get install slurm-client)`);
  const said = stderr.trim().split('\n').at(-1)?.trim();
  const reason = said !== undefined && said !== '' ? said : `${program}: ${error.message}`;
  return AWAY.test(stderr) ? new SlurmAway(reason) : new Error(reason);
}

/** Output of a command of Slurm. Rejects with SlurmAway where it makes sense to try again. */
export function slurmCommand(settings: SlurmSettings, program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: environment(settings), cwd: '/', maxBuffer: OUTPUT_BYTES };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error) reject(failure(program, stderr, error));
      else resolve(stdout);
    });
  });
}
