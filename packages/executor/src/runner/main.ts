import { readFileSync } from 'node:fs';
import { claimRun } from '../claim.ts';
import { runFolder } from '../runFolder.ts';
import type { Sandbox } from '../sandbox.ts';
import { Conductor } from './conductor.ts';

// The process of one run: `node main.ts FOLDER`. It needs nobody, and what it does is in the folder.

const folder = process.argv[2];
if (!folder) throw new Error('usage: main.ts FOLDER');

const conductor = new Conductor(folder);
// Before the claim: whoever cancels a claimed run sends this signal.
process.on('SIGTERM', () => conductor.stop({ verdict: 'cancelled', reason: 'cancelled' }));
if (claimRun(folder)) {
  const sandbox = () =>
    Promise.resolve(JSON.parse(readFileSync(runFolder(folder).sandbox, 'utf8')) as Sandbox);
  await conductor.conduct('local', sandbox);
  process.exit();
}
