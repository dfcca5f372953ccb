// Merges packed coverage in a process of its own, and says seconds and megabytes: `node merge.ts <parts.json>`.
import { readFileSync } from 'node:fs';
import { mergeCoverage } from '../../apps/server/src/features/coverage/merge/mergeCoverage.ts';
import { peakMemory } from '../peakMemory.ts';

const parts = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Parameters<typeof mergeCoverage>[0];
const start = performance.now();
const { simulations, refused } = await mergeCoverage(parts);
const seconds = (performance.now() - start) / 1000;
const megabytes = peakMemory() / 2 ** 20;
process.stdout.write(
  JSON.stringify({ seconds, megabytes, simulations: simulations.length, refused: refused.length }),
);
