import type { CoreOptions } from '@netloom/core';
import type { Choice } from '@netloom/model';
import { expect, it, vi } from 'vitest';
import { coreLaws } from '../../../../packages/core/test/coreLaws.ts';
import { diceOf } from '../../../../packages/model/test/dice.ts';
import type { Edit, Laws } from '../../../../packages/model/test/documentLaws.ts';
import { pinsLaws } from '../../../../packages/pins/test/pinsLaws.ts';
import { registersLaws } from '../../../../packages/registers/test/registersLaws.ts';
import { layoutLaws, socLaws } from '../../../../packages/soc/test/socLaws.ts';
import { drawingLaws } from '../../../../packages/waves/test/drawing/drawingLaws.ts';
import type { EditorKind } from './editorKind.ts';

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined }));
const { changed, isDirty, opened, redone, undone } = await import('./openDocument.ts');
const { rebased } = await import('./rebase.ts');

type Open<Doc> = ReturnType<typeof opened<Doc, undefined, { path: string; text: string; hash: string }>>;

/** All the way back, or forth. */
function allTheWay<Doc>(step: (open: Open<Doc>) => Open<Doc>, from: Open<Doc>): Open<Doc> {
  const next = step(from);
  return next === from ? from : allTheWay(step, next);
}

const stored = { path: 'a', text: '', hash: 'theirs' };

/** What becomes of random histories of mine when theirs is merged into them. */
function holds<Doc, Context>(name: string, { kind, draw, edits, rounds: count = 8 }: Laws<Doc, Context>) {
  const editor = { ...kind, prepare: () => undefined } as unknown as EditorKind<Doc>;
  const write = (document: Doc) => kind.write(document);
  const apply = (all: readonly Edit<Doc>[], document: Doc) =>
    all.reduce((done, { one }) => one(done), document);
  const seeds = Array.from({ length: count }, (_, seed) => seed + 1);

  const drawn = (seed: number) => {
    const dice = diceOf(seed);
    const base = draw(dice, seed);
    const all = dice.shuffled(edits(base, dice));
    const cut = 1 + dice.below(all.length - 1);
    return { dice, base, mine: all.slice(0, cut), their: all.slice(cut) };
  };
  const edited = (base: Doc, mine: readonly Edit<Doc>[]): Open<Doc> =>
    mine.reduce(
      (open, { one, pointer }) => changed(open, one(open.document), { what: pointer }),
      opened<Doc, undefined, typeof stored>('a', base, undefined, stored),
    );

  it(`${name}: undo of all that is mine is theirs, redo of all is the merge`, async () => {
    for (const seed of seeds) {
      const { dice, base, mine, their } = drawn(seed);
      const theirs = apply(their, base);
      let open = edited(base, mine);
      for (let back = dice.below(mine.length + 1); back > 0; back--) open = undone(open);
      const shown = open.past.length;
      const now = await rebased(
        editor,
        open,
        { base, theirs, choices: {} },
        { what: 'decision', longestMs: Infinity },
      );
      expect(write(now.document)).toBe(write(apply([...mine.slice(0, shown), ...their], base)));
      expect(now.past.map(({ what }) => what)).toEqual(open.past.map(({ what }) => what));
      const first = allTheWay(undone, now);
      expect(write(first.document)).toBe(write(theirs));
      expect(isDirty(first)).toBe(false);
      const last = allTheWay(redone, first);
      expect(write(last.document)).toBe(write(apply([...mine, ...their], base)));
      // Each step is one of mine, on theirs.
      let step = first;
      for (let at = 0; at <= mine.length; at++) {
        expect(write(step.document)).toBe(write(apply([...mine.slice(0, at), ...their], base)));
        step = redone(step);
      }
    }
  });

  it(`${name}: where both changed a part, undo takes the decision back first and ends at theirs`, async () => {
    for (const seed of seeds) {
      const { base, mine, their } = drawn(seed);
      const disputed = [...mine, ...their].find(({ other }) => other !== undefined)!;
      const my = [...mine.filter((edit) => edit !== disputed), disputed];
      const rest = their.filter((edit) => edit !== disputed);
      const theirs = apply(rest, disputed.other!(base));
      for (const choice of ['mine', 'theirs'] as const) {
        const open = edited(base, my);
        const { conflicts } = kind.merge(base, open.document, theirs);
        const choices = Object.fromEntries(conflicts.map(({ pointer }) => [pointer, choice as Choice]));
        const now = await rebased(
          editor,
          open,
          { base, theirs, choices },
          { what: 'decision', longestMs: Infinity },
        );
        expect(write(now.document)).toBe(write(kind.merge(base, open.document, theirs, choices).document));
        const withMine = kind.merge(base, open.document, theirs).document;
        const back = choice === 'theirs' ? undone(now) : now;
        expect(write(back.document)).toBe(write(withMine));
        expect(now.past.at(-1)?.what).toBe(choice === 'theirs' ? 'decision' : disputed.pointer);
        const first = allTheWay(undone, now);
        expect(write(first.document)).toBe(write(theirs));
        expect(isDirty(first)).toBe(false);
        expect(write(allTheWay(redone, first).document)).toBe(write(now.document));
      }
    }
  });
}

holds('a SoC', socLaws);
holds('a layout', layoutLaws);
holds('a register map', { ...registersLaws, rounds: 2 });
holds('a core', coreLaws);
holds('a pin configuration', pinsLaws);
holds('a wave drawing', drawingLaws);

const core = coreLaws.draw(diceOf(1), 1);
const [vector, memory, depth] = coreLaws.edits(core, diceOf(1)).map(({ one }) => one);
const coreEditor = { ...coreLaws.kind, prepare: () => undefined } as unknown as EditorKind<CoreOptions>;
const twice = () => {
  const first = opened<CoreOptions, undefined, typeof stored>('a', core, undefined, stored);
  const second = changed(first, vector!(core), { what: 'vector' });
  return changed(second, memory!(second.document), { what: 'memory' });
};

it('leaves out steps that the merge has already made', async () => {
  const onto = { base: core, theirs: vector!(core), choices: {} };
  const now = await rebased(coreEditor, twice(), onto, { what: 'decision', longestMs: Infinity });
  expect(now.past.map(({ what }) => what)).toEqual(['memory']);
});

it('goes back less far where the steps would take too long, and never behind what is stored', async () => {
  const onto = { base: core, theirs: depth!(core), choices: {} };
  const now = await rebased(coreEditor, twice(), onto, { what: 'decision', longestMs: -1 });
  expect(now.past).toEqual([]);
  expect(now.document).toEqual(memory!(vector!(depth!(core))));
});
