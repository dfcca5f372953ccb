import { PRESETS, checkCore } from '@netloom/core';
import { buildCoreMark } from './coremark.ts';
import { writeFile } from 'node:fs/promises';
const s = PRESETS.standard;
const o = { ...s, auxiliary: { ...s.auxiliary, performanceCounters: 8, cycleEvents: true } };
console.log(checkCore(o).map((p) => p.message));
await writeFile('/tmp/cm.core.json', JSON.stringify(o));
console.log(await buildCoreMark(o, { coremark: '/tmp/coremark', folder: '/tmp/cmb', iterations: 4 }));
