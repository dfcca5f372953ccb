import type { DocumentKind } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';

/** One change of a document in two different versions; the edits of one list are about different things. */
export interface Edit<Doc> {
  /** Pointer of what it changes, or begins with. */
  pointer: string;
  one(document: Doc): Doc;
  /** Absent where there is no other way to make this change, such as a removal. */
  other?(document: Doc): Doc;
}

/** Random documents of a kind, and edits of them. */
export interface Laws<Doc, Context = unknown> {
  kind: DocumentKind<Doc, Context>;
  draw(dice: Dice, seed: number): Doc;
  edits(document: Doc, dice: Dice): Edit<Doc>[];
  rounds?: number;
}

type Step<Doc> = (document: Doc) => Doc;
const inTurn = <Doc>(document: Doc, steps: readonly Step<Doc>[]) =>
  steps.reduce((done, step) => step(done), document);

/** What must hold of every kind of document, on random documents and edits. */
export function holdLaws<Doc, Context>(laws: Laws<Doc, Context>): void {
  const { kind, draw, edits, rounds = 20 } = laws;
  const write = (document: Doc) => kind.write(document);
  const seeds = Array.from({ length: rounds }, (_, seed) => seed + 1);
  const drawn = (seed: number) => {
    const dice = diceOf(seed);
    const base = draw(dice, seed);
    return { dice, base, all: dice.shuffled(edits(base, dice)) };
  };

  describe(`a document of kind ${kind.id}`, () => {
    it('is written as it was read', () => {
      for (const seed of seeds) {
        const text = write(drawn(seed).base);
        const { document, diagnostics } = kind.read(text, `a${kind.suffix}`);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(write(document!)).toBe(text);
      }
    });

    it('differs in words exactly when its text does', () => {
      for (const seed of seeds) {
        const { base, all } = drawn(seed);
        const same = kind.read(write(base), `a${kind.suffix}`).document!;
        expect(kind.diff(base, same)).toEqual([]);
        for (const edit of all) {
          const edited = edit.one(base);
          const isEqual = write(edited) === write(base);
          const changes = kind.diff(base, edited);
          expect(changes.length === 0, edit.pointer).toBe(isEqual);
          expect(changes.filter(({ pointer }) => !pointer.startsWith(edit.pointer))).toEqual([]);
        }
      }
    });

    it('merges to the one side that changed', () => {
      for (const seed of seeds) {
        const { base, all } = drawn(seed);
        const edited = inTurn(
          base,
          all.map(({ one }) => one),
        );
        for (const [mine, theirs] of [
          [base, edited],
          [edited, base],
          [edited, edited],
        ] as const) {
          const merged = kind.merge(base, mine, theirs);
          expect(merged.conflicts).toEqual([]);
          expect(write(merged.document)).toBe(write(edited));
        }
      }
    });

    it('holds the changes of both sides, as if one had worked after the other', () => {
      for (const seed of seeds) {
        const { base, all, dice } = drawn(seed);
        const cut = dice.below(all.length + 1);
        const mine = all.slice(0, cut).map(({ one }) => one);
        const theirs = all.slice(cut).map(({ one }) => one);
        const merged = kind.merge(base, inTurn(base, mine), inTurn(base, theirs));
        expect(merged.conflicts).toEqual([]);
        const text = write(merged.document);
        expect(text).toBe(write(inTurn(base, [...mine, ...theirs])));
        expect(kind.read(text, 'merged').document).toBeDefined();
      }
    });

    it('has one conflict where both sides changed the same, which a choice settles', () => {
      for (const seed of seeds) {
        const { base, all } = drawn(seed);
        const [edit] = all.filter(({ other }) => other !== undefined);
        const others = all.filter((each) => each !== edit).map(({ one }) => one);
        const mine = edit!.one(base);
        const theirs = inTurn(edit!.other!(base), others);
        const { document, conflicts } = kind.merge(base, mine, theirs);
        expect(conflicts.map(({ pointer }) => pointer)).toEqual([expect.stringContaining(edit!.pointer)]);
        const [{ pointer, name, subject }] = conflicts as [(typeof conflicts)[0]];
        expect(subject === 'document' ? '' : pointer).toContain(lastOf(name));
        expect(write(document)).toBe(write(inTurn(edit!.one(base), others)));
        const chosen = kind.merge(base, mine, theirs, { [pointer]: 'theirs' });
        expect(chosen.conflicts).toEqual([]);
        expect(write(chosen.document)).toBe(write(theirs));
        expect(kind.merge(base, mine, theirs, { [pointer]: 'mine' })).toEqual({ document, conflicts: [] });
      }
    });
  });
}

/** A name's last part, as a pointer has it. */
const lastOf = (name: string) =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .replaceAll('~', '~0')
    .replaceAll('/', '~1');
