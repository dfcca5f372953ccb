import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import * as designs from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { subjectOf } from '../check/check.ts';
import { renameAll } from '../document/renames/renameAll.ts';
import { expanded } from '../design/linkDrives.ts';
import { generatedBlocks } from './generatedBlock.ts';
import { Patterns } from './pattern.ts';

/** Names of the lengths that lines break at, of letters that begin words of the language, and of one letter. */
function named(document: ReturnType<typeof designs.busDesign>, seed: number) {
  const dice = diceOf(seed);
  const starts = ['if_', 'end', 'for', 'assign_', 'x', 'always_', 'begin_', 'input_'];
  const renames = Object.keys(document.instances).map((from, index) => ({
    record: 'instances',
    from,
    to: `${starts[index % starts.length]}${'n'.repeat(dice.below(40))}${index}`,
  }));
  return renameAll(document, renames);
}

it('writes what the generators write, whatever the names are', () => {
  const library = testLibrary();
  const patterns = new Map<string, Patterns>();
  let count = 0;
  for (let seed = 0; seed < 40; seed++) {
    const dice = diceOf(seed);
    const plain = designs.busDesign(1 + dice.below(3), 1 + dice.below(4), dice.below(5));
    const subject = subjectOf(named(plain, seed), library);
    const around = { ...subject, wiring: expanded(subject.design, subject.wiring) };
    for (const { generator, block } of generatedBlocks(around)) {
      if (!generator.hasPattern) continue;
      let known = patterns.get(generator.id);
      if (!known) patterns.set(generator.id, (known = new Patterns((spec) => generator.text(spec))));
      const spec = generator.spec(block);
      expect(known.text(spec)).toBe(generator.text(spec));
      count++;
    }
  }
  expect(count).toBeGreaterThan(60);
});

it('keeps apart what differs in more than names', () => {
  const patterns = new Patterns((spec) => JSON.stringify(spec));
  const spec = (module: string, width: number) => ({ module, width, peers: [{ name: 'a' }, { name: 'b' }] });
  expect(patterns.text(spec('one', 1))).toBe(
    '{"module":"one","width":1,"peers":[{"name":"a"},{"name":"b"}]}',
  );
  expect(patterns.text(spec('two', 1))).toBe(
    '{"module":"two","width":1,"peers":[{"name":"a"},{"name":"b"}]}',
  );
  expect(patterns.text(spec('two', 2))).toContain('"width":2');
  expect(patterns.text({ ...spec('two', 2), peers: [{ name: 'a' }, { name: 'a' }] })).toContain(
    '[{"name":"a"},{"name":"a"}]',
  );
});
