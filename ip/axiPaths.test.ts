import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRESETS, coreRtl } from '@netloom/core';
import { IpDescriptor } from '@netloom/model';
import { createLibrary } from '@netloom/soc';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { optionSets } from '../packages/core/test/optionSets.ts';
import { benchRtl } from '../packages/soc/test/bench/config.ts';
import { MONITOR } from '../packages/soc/test/axi4/config.ts';
import { converterNamed } from '../packages/soc/test/axi4/converters.ts';
import { sourcesOf } from '../packages/soc/test/axi4/designs.ts';
import { interconnectEntries } from '../packages/soc/test/ips.ts';
import { sample } from '../proof/index.ts';
import { axiPaths } from './test/axiPaths.ts';
import { blockSources } from './test/blockSources.ts';

interface Design {
  /** Of the module. */
  name: string;
  title?: string;
  sources: { path: string; text: string }[];
  /** A careless change: text that the sources have once, and what makes a path of it. */
  fault?: [find: string, replace: string];
}

const library = import.meta.dirname;
const isDeep = Boolean(process.env.NETLOOM_DEEP);

const { nano, micro, standard } = PRESETS;
/** Data with a cache and instructions without; then both, on one port. */
const { memory } = standard;
const region = { base: '0x80000000', size: 0x1000_0000 };
const dataCache = { size: 1024, ways: 2, line: 32, policy: 'write-back' } as const;
const halfCached = {
  ...memory,
  protocol: 'axi4',
  cachedRegion: region,
  dataCache,
  idempotentRegion: null,
} as const;
const cached = [
  { ...standard, name: 'half_cached', memory: halfCached },
  {
    ...micro,
    name: 'cached',
    memory: {
      ...halfCached,
      ports: 'shared' as const,
      instructionCache: { size: 1024, ways: 1, line: 16 } as const,
    },
  },
];
/** Written protection and a change of mode send the fetch unit anew. */
const guarded = {
  ...standard,
  name: 'guarded',
  base: { ...standard.base, userMode: true },
  auxiliary: { ...standard.auxiliary, pmpEntries: 2 },
};
const sampled = optionSets(7, isDeep ? 40 : 1);
const cores = (
  isDeep
    ? [nano, micro, standard, guarded, ...cached, ...sampled]
    : [nano, standard, guarded, ...cached, ...sampled]
).map((options): Design => ({
  name: options.name,
  sources: coreRtl(options),
  ...(options === nano && {
    fault: ['m_axil_arvalid = read_req;', 'm_axil_arvalid = read_req && !m_axil_bvalid;'],
  }),
}));

const place = { size: 0x1000n, name: '' };
const crossbarRtl = (name: string, options: Record<string, string> = {}) =>
  benchRtl(
    {
      name,
      managers: 2,
      subordinates: [
        { ...place, name: 'ram0', bus: 'axi4-lite', base: 0n },
        { ...place, name: 'ram1', bus: 'axi4-lite', base: 0x2000n },
        { ...place, name: 'uart0', bus: 'apb', base: 0x8000n },
        { ...place, name: 'gpio0', bus: 'apb', base: 0x9000n },
      ],
      dataWidth: 32,
      transfers: 0,
      options,
    },
    createLibrary(interconnectEntries()),
  );
const crossbar: Design = {
  name: 'paths_xbar0',
  sources: crossbarRtl('paths'),
  fault: ['ar_sent[t] && !r_held[i]', 'ar_sent[t] && s_rready[i]'],
};
const sharedBus: Design = {
  name: 'bus_xbar0',
  sources: crossbarRtl('bus', { TOPOLOGY: '"shared-bus"', ARBITRATION: '"weighted"' }),
};
const fabric: Design = {
  name: 'fabric_xbar0',
  sources: Object.entries(
    sourcesOf(
      [{ name: 'fabric', managers: 2, memories: 2, transactions: 0 }],
      createLibrary(interconnectEntries()),
    ),
  ).map(([path, text]) => ({ path, text })),
  fault: ['in_ready = !spare_valid', 'in_ready = !spare_valid || out_ready'],
};
/** An AXI4 crossbar of two managers and two memories in a topology, under the topology's name. */
function axi4Rtl(topology: string) {
  const name = topology.replace('-', '_');
  const options = { TOPOLOGY: `"${topology}"` };
  const config = { name, managers: 2, memories: 2, transactions: 0, options };
  const sources = sourcesOf([config], createLibrary(interconnectEntries()));
  return Object.entries(sources).map(([path, text]) => ({ path, text }));
}
const topologies = (['pipelined', 'shared-bus'] as const).map((topology): Design => ({
  name: `${topology.replace('-', '_')}_xbar0`,
  sources: axi4Rtl(topology),
  ...(topology === 'shared-bus' && {
    fault: ['m_ready = owner &', 'm_ready = m_valid & owner &'] as [string, string],
  }),
}));
/** Whose responses pass: told apart from all others below. */
const direct: Design = {
  name: 'direct_xbar0',
  sources: axi4Rtl('direct'),
  fault: ['in_ready  = !spare_valid', 'in_ready  = !spare_valid || out_ready'],
};
const watch = [{ ip: MONITOR, parameters: { ID_WIDTH: 3 } }];
const monitor: Design = {
  name: 'watched_before0_0',
  sources: Object.entries(
    sourcesOf(
      [{ name: 'watched', managers: 1, memories: 1, transactions: 0, before: [watch] }],
      createLibrary(interconnectEntries()),
    ),
  ).map(([path, text]) => ({ path, text })),
  fault: ['m_awvalid = aw_valid &&', 'm_awvalid = m_awready && aw_valid &&'],
};
const checked = sourcesOf([converterNamed('checked')], createLibrary(interconnectEntries()));
const parities = ['before', 'behind'].map((side): Design => ({
  name: `checked_${side}0_0`,
  sources: Object.entries(checked).map(([path, text]) => ({ path, text })),
  ...(side === 'before' && { fault: ['ar_valid && allowed', 'ar_valid && allowed && m_arready'] }),
}));
const bridge: Design = {
  name: 'paths_bridge0',
  sources: crossbar.sources,
  fault: ['s_axil_arready = !ar_held', 's_axil_arready = !ar_held || (finish && !writing)'],
};

/** The timer's registers, as a file on this bus. */
const timer = await readFile(join(library, 'timer/timer.regs.json'), 'utf8');
const registerFiles = (['combinational', 'registered'] as const).map((readPath): Design => {
  const { document } = readRegisterMap(timer, 'timer.regs.json');
  const bus = { ...document!.bus, protocol: 'axi4-lite' as const, readPath };
  const { map } = elaborate({ ...document!, bus });
  const path = `${map.module}.sv`;
  const fault: Design['fault'] = ['= !ar_held;', '= !ar_held || rready;'];
  return {
    name: map.module,
    title: `a register file, ${readPath}`,
    sources: [{ path, text: registerFileText(map) }],
    fault,
  };
});

/** Where an output of a block may come to follow from an input. */
const FAULTS: Record<string, [find: string, more: string]> = {
  axi4_sram: ['in_ready = !spare_valid', ' || out_ready'],
  dma: ["m_axi_bready  = 1'b1", ' && m_axi_bvalid'],
  qspi: ['s_axi_wready  = refusing', ' && s_axi_wvalid'],
  rom: ['arready      = !address_held', ' || rready'],
  sram: ['arready      = !address_held', ' || rready'],
};

async function block(name: string): Promise<Design[]> {
  const folder = join(library, name);
  const descriptor = await readFile(join(folder, 'ip.json'), 'utf8').catch(() => undefined);
  if (descriptor === undefined) return [];
  const ip = IpDescriptor.parse(JSON.parse(descriptor));
  if (ip.generator || !ip.busInterfaces.some(({ bus }) => bus.startsWith('axi'))) return [];
  const sources = await blockSources(name);
  const change = FAULTS[name];
  const fault: Design['fault'] = change && [change[0], change[0] + change[1]];
  return [{ name: ip.module, sources, ...(fault && { fault }) }];
}
const blocks = (await Promise.all((await readdir(library)).map(block))).flat();

const designs = [
  ...cores,
  crossbar,
  sharedBus,
  fabric,
  ...topologies,
  ...[monitor, ...parities, bridge],
  ...registerFiles,
  ...blocks,
].map((design) => ({
  title: design.name,
  ...design,
}));

it('all blocks of the library that speak AXI are there', () => {
  expect(blocks.map(({ name }) => name).sort()).toEqual([
    'nl_axi4_sram',
    ...['nl_axis_demux', 'nl_axis_fifo', 'nl_axis_mux', 'nl_axis_port', 'nl_axis_ring', 'nl_axis_width'],
    ...['nl_dma', 'nl_dual_port_sram', 'nl_exerciser', 'nl_qspi', 'nl_rom', 'nl_sram'],
  ]);
});

describe('no output of an AXI interface follows from an input without a register between', () => {
  it.each(designs)('$title', async ({ name, sources }) => {
    expect(await axiPaths(sources, name)).toEqual([]);
  });
});

/** Ports of a response but for READY, at a manager and at the memory whose response it is. */
const RESPONSE = /^[sm]_\w+_axi_[br](valid|id|resp|data|last)$/;
const isPassing = ({ from, to }: { from: string; to: string }) =>
  RESPONSE.test(from) && RESPONSE.test(to) && from.startsWith('m_') && to.startsWith('s_');

describe('a direct crossbar', () => {
  it('has paths from a response of a memory to that of a manager, and no other', async () => {
    const paths = await axiPaths(direct.sources, direct.name);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !isPassing(path))).toEqual([]);
  });

  it('shows a path more that is put in', async () => {
    const [find, replace] = direct.fault!;
    const sources = direct.sources.map((source) => ({ ...source, text: source.text.replace(find, replace) }));
    expect((await axiPaths(sources, direct.name)).filter((path) => !isPassing(path))).not.toEqual([]);
  });
});

describe('a path that is put in is found', () => {
  it.each(
    sample(
      designs.filter(({ fault }) => fault),
      4,
    ),
  )('$title', async ({ name, sources, fault }) => {
    const [find, replace] = fault!;
    const found = sources.filter(({ text }) => text.split(find).length === 2);
    expect(found.length).toBeGreaterThan(0);
    const faulty = sources.map((source) => ({ ...source, text: source.text.replace(find, replace) }));
    expect(await axiPaths(faulty, name)).not.toEqual([]);
  });
});
