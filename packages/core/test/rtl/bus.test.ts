import { expect, test } from 'vitest';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { busBench } from './busBench.ts';
import { simulate } from './icarus.ts';
import { trafficPipeline } from './trafficPipeline.ts';

const { nano } = PRESETS;
const core = (memory: Partial<CoreOptions['memory']>, options: Partial<CoreOptions> = {}): CoreOptions => ({
  ...nano,
  ...options,
  memory: { ...nano.memory, ...memory },
});
const instructionMemory = { base: '0x10000000', size: 1024 };
const dataMemory = { base: '0x20000000', size: 4096 };
const asynchronous = { implementation: { ...nano.implementation, reset: 'asynchronous' as const } };

const CORES: Record<string, CoreOptions> = {
  'two ports': core({ prefetchDepth: 3 }),
  'one port': core({ ports: 'shared', prefetchDepth: 2 }),
  'one port, one word ahead': core({ ports: 'shared', prefetchDepth: 1 }, asynchronous),
  'two ports and memories': core({ instructionMemory, dataMemory, prefetchDepth: 4 }),
  'one port and memories': core({ ports: 'shared', instructionMemory, dataMemory, prefetchDepth: 8 }),
  'an instruction memory': core({ instructionMemory, prefetchDepth: 2 }, asynchronous),
  'a data memory': core({ dataMemory }),
};

/** The modules around the pipeline. */
const OUTSIDE = /_(itcm|dtcm|fetch_router|data_router|axil\w*)\.sv$/;

test.for(Object.keys(CORES))('every word comes from its place, and AXI4-Lite is kept: %s', async (name) => {
  const options = CORES[name]!;
  const modules = coreRtl(options).filter(
    ({ path }) => OUTSIDE.test(path) || path.endsWith(`/${options.name}.sv`),
  );
  const texts = [...modules.map(({ text }) => text), trafficPipeline(options), busBench(options, 3_000)];
  const words = Array.from({ length: 64 }, (_, index) => index.toString(16)).join('\n');
  const said = await simulate(texts, { 'itcm.hex': words, 'dtcm.hex': words });
  expect(said.replace(/^WARNING.*readmem.*$\n?/gm, '')).toBe('PASS');
});
