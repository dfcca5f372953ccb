import { PRESETS } from '@netloom/core';
import { gatesOfCore } from './measureConfiguration.ts';
const [, , preset, entries, smepmp, grain] = process.argv;
const o: any = structuredClone((PRESETS as any)[preset!]);
o.base.userMode = true; o.auxiliary.pmpEntries = Number(entries); o.auxiliary.smepmp = smepmp === '1'; o.auxiliary.pmpGranularity = Number(grain ?? 4);
const g = await gatesOfCore(o);
console.log(preset, entries, smepmp, g?.kiloGates, g?.megahertz, g?.paths.slice(0, 4).map((p: any) => JSON.stringify(p)).join('\n'));
