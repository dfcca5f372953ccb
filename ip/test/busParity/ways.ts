import { LOOP } from './program.ts';

type Channel = 'aw' | 'w' | 'b' | 'ar' | 'r';
type Signal = readonly [name: string, width: number];

const ADDRESS: readonly Signal[] = [
  ['addr', 32],
  ['len', 8],
  ['size', 3],
  ['burst', 2],
  ['cache', 4],
  ['prot', 3],
  ['user', 7],
];
/** What the core leaves out, and interconnect has. */
const ADDED: readonly Signal[] = [
  ['lock', 1],
  ['qos', 4],
  ['region', 4],
];
const WRITTEN: readonly Signal[] = [
  ['data', 32],
  ['strb', 4],
  ['last', 1],
  ['user', 6],
];
const RESPONSE: readonly Signal[] = [
  ['resp', 2],
  ['user', 1],
];
const READ: readonly Signal[] = [
  ['data', 32],
  ['resp', 2],
  ['last', 1],
  ['user', 6],
];

/** Transfers of a channel on their way into an instance. */
export interface Way {
  name: string;
  channel: Channel;
  /** Instance, and what the names of its ports begin with. */
  sink: string;
  ports: string;
  /** What the names of nets begin with that offer transfers, and that take them. */
  offers: string;
  takes: string;
  signals: readonly Signal[];
  /** Which transfers are meant. */
  when?: string;
}

/** Between the crossbar and what gives check bits, the same bits of fetches and of data. */
function nearWays(giver: string): Way[] {
  const [near, far] = [`${giver}_m_axi_`, `xbar0_s_${giver}_axi_`];
  const there = { offers: near, takes: far, sink: 'xbar0', ports: `s_${giver}_axi_` };
  const back = { offers: far, takes: near, sink: giver, ports: 'm_axi_' };
  return [
    {
      ...{ ...there, name: 'fetch_ar', channel: 'ar', signals: ADDRESS },
      when: `dut.${near}arprot[2] && dut.${near}araddr == 32'd${LOOP}`,
    },
    { ...there, name: 'load_ar', channel: 'ar', signals: ADDRESS, when: `!dut.${near}arprot[2]` },
    { ...there, name: 'store_aw', channel: 'aw', signals: ADDRESS },
    { ...there, name: 'store_w', channel: 'w', signals: WRITTEN },
    { ...back, name: 'fetch_r', channel: 'r', signals: READ, when: `!dut.${far}rid[0]` },
    { ...back, name: 'load_r', channel: 'r', signals: READ, when: `dut.${far}rid[0]` },
    { ...back, name: 'store_b', channel: 'b', signals: RESPONSE },
  ];
}

/** Between the crossbar and the block before a memory. */
function farWays(block: string, channels: readonly Channel[]): Way[] {
  const there = { offers: `xbar0_m_${block}_axi_`, takes: `${block}_s_axi_`, sink: block, ports: 's_axi_' };
  const back = {
    ...{ offers: `${block}_s_axi_`, takes: `xbar0_m_${block}_axi_` },
    ...{ sink: 'xbar0', ports: `m_${block}_axi_` },
  };
  const signals = {
    ...{ ar: [...ADDRESS, ...ADDED], aw: [...ADDRESS, ...ADDED] },
    ...{ w: WRITTEN, r: READ, b: RESPONSE },
  };
  return channels.map((channel) => {
    const isAnswer = channel === 'r' || channel === 'b';
    return { ...(isAnswer ? back : there), name: `${block}_${channel}`, channel, signals: signals[channel] };
  });
}

/** The program lies behind one block, its data behind the other. */
const waysFrom = (giver: string): readonly Way[] => [
  ...nearWays(giver),
  ...farWays('p0', ['ar', 'r']),
  ...farWays('p1', ['ar', 'r', 'aw', 'w', 'b']),
];
export const WAYS = waysFrom('cpu0');
/** Where a block behind the core gives the check bits. */
export const GENERATED_WAYS = waysFrom('g0');

/** The bench's net of the bits that are turned over at a port. */
const netOf = ({ sink, ports, channel }: Way, signal: string) => `${sink}_${ports}${channel}${signal}`;

/** Nets by name, with their widths and who drives them: a way, and the signal's number there. */
export function turnedNets(ways: readonly Way[]) {
  const nets = new Map<string, { width: number; drivers: { way: number; signal: number }[] }>();
  ways.forEach((way, index) =>
    way.signals.forEach(([name, width], signal) => {
      const net = nets.get(netOf(way, name)) ?? { width, drivers: [] };
      net.drivers.push({ way: index, signal });
      nets.set(netOf(way, name), net);
    }),
  );
  return nets;
}

/** The design's text with those bits turned over where it connects the ports. */
export function withTurned(text: string, ways: readonly Way[]): string {
  let changed = text;
  for (const way of ways)
    for (const [name] of way.signals) {
      const net = netOf(way, name);
      if (changed.includes(`bench.${net})`)) continue;
      const begin = changed.search(new RegExp(`^ {2}\\w+ (#\\(.*?\\) )?${way.sink} \\($`, 'ms'));
      const port = new RegExp(`\\.${way.ports}${way.channel}${name} *\\((.*?) *\\)(,?)$`, 'm');
      const rest = changed
        .slice(begin)
        .replace(port, `.${way.ports}${way.channel}${name}($1 ^ bench.${net})$2`);
      changed = changed.slice(0, begin) + rest;
      if (!changed.includes(`bench.${net})`)) throw new Error(`${way.sink} has no ${name} of ${way.name}`);
    }
  return changed;
}
