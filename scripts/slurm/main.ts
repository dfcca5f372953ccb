// `node scripts/slurm/main.ts [COMMAND…]`: a two-node Slurm on loopback for as long as a command runs, by default the
// suite of the executor on Slurm. The command finds the cluster through SLURM_CONF.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster } from './cluster.ts';

const SUITE = ['npx', 'vitest', 'run', 'packages/executor/test/slurm', 'apps/server/test/slurm'];

const [program = '', ...args] = process.argv.length > 2 ? process.argv.slice(2) : SUITE;
const cluster = await startCluster();
const stop = () => void cluster.stop().finally(() => process.exit(1));
process.once('SIGINT', stop).once('SIGTERM', stop);
console.log(`Slurm with two nodes is up: export SLURM_CONF=${cluster.conf}`);
const env = { ...process.env, SLURM_CONF: cluster.conf, NETLOOM_DEEP: '1' };
const child = spawn(program, args, { stdio: 'inherit', env });
const [code] = (await once(child, 'exit')) as [number | null];
await cluster.stop();
process.exitCode = code ?? 1;
