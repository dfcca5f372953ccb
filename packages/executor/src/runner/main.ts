import { readFileSync } from 'node:fs';
import { claimRun } from '../claim.ts';
import { runFolder } from '../runFolder.ts';
import type { Sandbox } from '../sandbox.ts';
import { Conductor } from './conductor.ts';
import { handedFolder, STANDBY } from './handedFolder.ts';

// The process of one run: `node main.ts FOLDER`, or `node main.ts --standby LOG` with the folder by its standard input.
// It needs nobody, and what it does is in the folder.

async function conduct(folder: string): Promise<void> {
  process.chdir(folder);
  const conductor = new Conductor(folder);
  // Before the claim: whoever cancels a claimed run sends this signal.
  process.on('SIGTERM', () => conductor.stop({ verdict: 'cancelled', reason: 'cancelled' }));
  if (!claimRun(folder)) return;
  const sandbox = () =>
    Promise.resolve(JSON.parse(readFileSync(runFolder(folder).sandbox, 'utf8')) as Sandbox);
  await conductor.conduct('local', sandbox);
  process.exit();
}

const [named, log] = process.argv.slice(2);
if (!named) throw new Error('usage: main.ts FOLDER');
const folder = named === STANDBY ? await handedFolder(log ?? '') : named;
if (folder !== undefined) await conduct(folder);
