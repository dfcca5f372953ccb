import { text } from 'node:stream/consumers';
import type { RunPlan } from '@netloom/model';
import { removeFolders, runToEnd } from './testing.ts';

// `node runPlan.ts <plan.json`: runs a plan and prints its events.

const { events } = await runToEnd(JSON.parse(await text(process.stdin)) as RunPlan);
await removeFolders();
process.stdout.write(JSON.stringify(events));
