import { expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { planFormal } from '../../src/formal/index.ts';
import { PRESETS } from '../../src/index.ts';
import { looseText } from '../looseText.ts';
import { decided } from './decided.ts';
import { BACK, MEMORY_FAULTS, NEXT, PLAIN, SHARED } from './memoryFaults.ts';

const RULES = ['axiStable', 'axiBursts', 'axiWriteData', 'axiOrder'];

it.each([
  ['caches that write back', BACK],
  ['caches, with the next line', NEXT],
  ['adapters', PLAIN],
  ['adapters on one port', SHARED],
])('the rules of AXI4 are proved of %s, and each is asked', async (_, core) => {
  const verdicts = await decided(core, RULES);
  expect(verdicts.map(({ check, verdict }) => [check, verdict])).toEqual(
    RULES.map((check) => [check, 'proved']),
  );
});

it.each(sample(MEMORY_FAULTS, 4))(
  '$check: $wrong',
  async ({ check, core, find, replace }) => {
    const [verdict] = await decided(core, [check], (text) => text.split(looseText(find)).join(replace));
    expect(verdict).toMatchObject({ check, verdict: 'fails' });
  },
  1_800_000,
);

it('a word that was stored is loaded after its line was evicted: what is assumed leaves that possible', async () => {
  const [verdict] = await decided(BACK, ['loadedWord'], (text) =>
    text.replace(/fails_loadedWord <= [^;]*;/, 'fails_loadedWord <= asks_loadedWord && was_evicted;'),
  );
  expect(verdict).toMatchObject({ verdict: 'fails' });
});

it('two bursts of instructions are under way, where the next line is fetched', async () => {
  const [verdict] = await decided(NEXT, ['axiOrder'], (text) =>
    text.replace(/fails_axiOrder <= [^;]*;/, "fails_axiOrder <= m_axi_i_i_reads == 3'd2;"),
  );
  expect(verdict).toMatchObject({ verdict: 'fails' });
});

it('every check of the memory side has a fault that turns it red, and every fault changes its core', () => {
  const own = planFormal(BACK, 1).checks.filter((name) => /^axi|Word$/.test(name));
  expect(new Set(MEMORY_FAULTS.map(({ check }) => check))).toEqual(new Set(own));
  for (const { core, find, wrong } of MEMORY_FAULTS)
    expect(planFormal(core, 1).files['memory.sv']!.split(looseText(find)).length, wrong).toBe(2);
});

it('a large cache is looked at with as many sets as there is time to clear', () => {
  const large = { size: 65_536, ways: 1, line: 8 } as const;
  const text = (size: number) => {
    const dataCache = { ...large, size, policy: 'write-back' as const };
    const core = { ...BACK, memory: { ...BACK.memory, instructionCache: { ...large, size }, dataCache } };
    const { files } = planFormal(core, 1, ['axiOrder']);
    return [files['memory.sv'], files['formal.sh']];
  };
  expect(text(65_536)).toEqual(text(1024));
  expect(text(512)).not.toEqual(text(1024));
});

it('is not asked of a core on another bus', () => {
  const { checks, files } = planFormal(PRESETS.standard, 1);
  expect(checks.some((name) => name.startsWith('axi'))).toBe(false);
  expect(files).not.toHaveProperty('memory.sv');
});
