import { PRESETS, checkCore } from '@netloom/core';
import { gatesOfCore } from './measureConfiguration.ts';
const which = process.argv[2] as 'micro' | 'standard';
const n = Number(process.argv[3]);
const { base, auxiliary, ...rest } = PRESETS[which];
const o = { ...rest, base: { ...base, userMode: true }, auxiliary: { ...auxiliary, pmpEntries: n } };
console.log(checkCore(o).map((p) => p.message));
const t = Date.now();
const g = await gatesOfCore(o);
console.log(
  which,
  n,
  g?.megahertz,
  g?.kiloGates,
  (Date.now() - t) / 1000,
  JSON.stringify(g?.paths ?? g, null, 0).slice(0, 3000),
);
