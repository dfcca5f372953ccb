import { beforeAll, expect, it } from 'vitest';
import type { SocDocument } from '@netloom/model';
import { check, createLibrary } from '@netloom/soc';
import { designOf } from '../packages/soc/src/design/block.ts';
import { wiringOf } from '../packages/soc/src/design/wiring.ts';
import { expanded } from '../packages/soc/src/design/linkDrives.ts';
import { topText } from '../packages/soc/src/generate/top.ts';
import { Random } from '../packages/registers/test/random/random.ts';
import { prove } from '../proof/index.ts';
import { blockSources, libraryEntries } from './test/blockSources.ts';
import { GATE_RTL, gateEntries, randomDesign } from './test/randomDesign.ts';
import type { RandomDesign } from './test/randomDesign.ts';
import { filesOf } from './test/source.ts';

/** Designs of a test. */
const COUNT = process.env.NETLOOM_DEEP ? 16 : 8;
const TESTS = process.env.NETLOOM_DEEP ? 20 : 1;

const BLOCKS = ['gpio', 'uart', 'spi', 'timer', 'watchdog', 'plic'];
const entries = [...(await libraryEntries(BLOCKS)), ...gateEntries];

/** Every block as gates of its own, as it is before anything is known of what surrounds it, by its name. */
const gates = new Map<string, string>();
beforeAll(async () => {
  const passes = 'proc; opt -full; memory -nomap; opt -full; techmap; opt -full';
  const each = BLOCKS.map(async (name) => {
    const sources = await blockSources(name);
    const read = sources.map(({ path }) => path).join(' ');
    const script = `read_verilog -sv ${read}; hierarchy -top nl_${name}; flatten; ${passes}; write_rtlil block.il`;
    const { files } = await prove({
      files: filesOf(sources),
      steps: [['yosys', '-q', '-p', script]],
      leaves: ['block.il'],
    });
    gates.set(name, files['block.il']!);
  });
  await Promise.all(each);
});

/** Whether Yosys finds a loop: cells in a circle, or wires in one, which nothing drives. */
async function hasLoop(document: SocDocument, children: readonly SocDocument[]): Promise<boolean> {
  const library = createLibrary(
    entries,
    children.map((child) => ({ document: child })),
  );
  const texts = [document, ...children].map((each) => {
    const design = designOf(each, library);
    return topText(design, expanded(design, wiringOf(design)));
  });
  const used = new Set(
    [document, ...children].flatMap(({ instances }) =>
      Object.values(instances).flatMap(({ ip }) => (ip.startsWith('netloom:ip:') ? [ip.split(':')[2]!] : [])),
    ),
  );
  const blocks = Object.fromEntries([...used].map((name) => [`nl_${name}.il`, gates.get(name)!]));
  const script = [
    ...Object.keys(blocks).map((path) => `read_rtlil ${path}`),
    'read_verilog -sv design.sv',
    `hierarchy -check -top ${document.name}`,
    'proc; flatten; techmap; tee -o scc.txt scc; tee -o check.txt check',
  ];
  const { files } = await prove({
    files: { ...blocks, 'design.sv': [...texts, GATE_RTL].join('\n') },
    steps: [['yosys', '-q', '-p', script.join('; ')]],
    leaves: ['scc.txt', 'check.txt'],
  });
  const [components, problems] = [files['scc.txt'], files['check.txt']];
  return !/Found 0 SCCs/.test(components!) || /is used but has no driver/.test(problems!);
}

interface Judged {
  /** Loops that the check tells of. */
  told: number;
  inYosys: boolean;
}

async function judge({ document, children }: RandomDesign): Promise<Judged> {
  const told = [document, ...children].flatMap((each) => loopsIn(each, children)).length;
  return { told, inYosys: await hasLoop(document, children) };
}

function loopsIn(document: SocDocument, children: readonly SocDocument[]): string[] {
  const library = createLibrary(
    entries,
    children.map((child) => ({ document: child })),
  );
  return check(document, library).flatMap(({ code, place }) =>
    code === 'SOC-COMBINATIONAL-LOOP' && place?.kind === 'document' ? [place.pointer] : [],
  );
}

/** A design without its loops: of each that is told of, the first wire is tied to zeros. */
function opened({ document, children }: RandomDesign): RandomDesign {
  const cutChildren = children.map((child) => cutLoops(child, []));
  return { document: cutLoops(document, cutChildren), children: cutChildren };
}

function cutLoops(document: SocDocument, children: readonly SocDocument[]): SocDocument {
  const found = new Set(loopsIn(document, children));
  if (found.size === 0) return document;
  const portConnections = document.portConnections.map((each, index) =>
    found.has(`/portConnections/${index}`) ? { ...each, from: '0' } : each,
  );
  return cutLoops({ ...document, portConnections }, children);
}

it.each(Array.from({ length: TESTS }, (_, index) => index * COUNT))(
  `random designs from %i on have loops where Yosys finds them, and none once the told ones are cut`,
  async (first) => {
    const differences: string[] = [];
    let looped = 0;
    for (let seed = first; seed < first + COUNT; seed++) {
      const design = randomDesign(new Random(seed));
      const found = await judge(design);
      if (found.told > 0 !== found.inYosys) differences.push(`${seed}: ${JSON.stringify(found)}`);
      if (found.told === 0) continue;
      looped++;
      const after = await judge(opened(design));
      if (after.told > 0 || after.inYosys) differences.push(`${seed}, cut: ${JSON.stringify(after)}`);
    }
    expect(differences).toEqual([]);
    // Both kinds are there.
    expect(looped).toBeGreaterThan(0);
    expect(looped).toBeLessThan(COUNT);
  },
);
