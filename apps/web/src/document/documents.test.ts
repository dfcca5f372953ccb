import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofEveryEditor } from '../../test/editors.ts';
import type { EditorSample } from '../../test/editors.ts';
import { OpenedSample, holdBack } from '../../test/openedSample.ts';
import { sidesOf, takeMerged } from './conflict.ts';
import type { Stored } from './editorKind.ts';
import { isDirty } from './openDocument.ts';
import { save } from './save.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, innerWidth: 1440, innerHeight: 900 });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'netloom.deptId' ? '1' : null),
    setItem: () => undefined,
  });
});

function keepsEveryEdit<Doc, View, S extends Stored>(name: string, sample: EditorSample<Doc, View, S>): void {
  const { documents, path, first, one, other } = sample;
  const { kind } = documents;
  let now: OpenedSample<Doc, View, S>;

  describe(name, () => {
    beforeEach(async () => {
      now = await new OpenedSample(sample).open();
    });

    it('keeps what is typed while a save is on its way, and saves it next', async () => {
      now.project.afterSave = () => void now.edit(one, 2);
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(true);
      expect(now.stored).toBe(kind.write(one(first, 1)));
      expect(isDirty(now.shown)).toBe(true);
      expect(await save(documents, now.key)).toBe(true);
      expect(now.stored).toBe(kind.write(one(first, 2)));
      expect(isDirty(now.shown)).toBe(false);
    });

    it('saves once more when asked again while a save is on its way', async () => {
      now.edit(one, 1);
      const before = save(documents, now.key);
      now.edit(one, 2);
      expect(await save(documents, now.key)).toBe(true);
      expect(await before).toBe(true);
      expect(now.project.texts.slice(1)).toEqual([kind.write(one(first, 1)), kind.write(one(first, 2))]);
    });

    it('starts the next save from what the save answered, not from what a colleague stored a moment later', async () => {
      now.project.afterSave = () => void now.project.texts.push(kind.write(other(first, 2)));
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(true);
      now.edit(one, 2);
      expect(await save(documents, now.key)).toBe(false);
      expect(now.stored).toBe(kind.write(other(first, 2)));
      expect(now.state.clash?.stored.text).toBe(now.stored);
      expect(now.shown.document).toEqual(one(first, 2));
    });

    it('overwrites the text that was shown, and no later one', async () => {
      now.project.texts.push(kind.write(other(first, 1)));
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(false);
      now.project.texts.push(kind.write(other(first, 2)));
      expect(await save(documents, now.key, { over: now.state.clash!.stored })).toBe(false);
      expect(now.stored).toBe(kind.write(other(first, 2)));
      expect(await save(documents, now.key, { over: now.state.clash!.stored })).toBe(true);
      expect(now.stored).toBe(kind.write(one(first, 1)));
    });

    it('merges what two windows edited apart', async () => {
      now.project.texts.push(kind.write(other(first, 2)));
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(false);
      const sides = sidesOf(documents, now.state.clash!)!;
      expect(sides.conflicts).toEqual([]);
      expect([sides.theirChanges.length, sides.myChanges.length]).toEqual([1, 1]);
      await takeMerged(documents, now.state.clash!, sides, { choices: {}, what: 'merge' });
      expect(await save(documents, now.key)).toBe(true);
      expect(now.stored).toBe(kind.write(other(one(first, 1), 2)));
      documents.undo();
      expect(kind.write(now.shown.document)).toBe(kind.write(other(first, 2)));
    });

    it('asks for each part that both edited', async () => {
      now.project.texts.push(kind.write(one(first, 2)));
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(false);
      const sides = sidesOf(documents, now.state.clash!)!;
      expect(sides.conflicts).toHaveLength(1);
      const choices = { [sides.conflicts[0]!.pointer]: 'theirs' as const };
      await takeMerged(documents, now.state.clash!, sides, { choices, what: 'merge' });
      expect(kind.write(now.shown.document)).toBe(now.stored);
      expect(isDirty(now.shown)).toBe(false);
    });

    it('keeps edits when it is opened twice and the second answer comes late', async () => {
      documents.forget(now.key);
      const release = holdBack(2);
      const openings = [documents.open(sample.key ?? path), documents.open(sample.key ?? path)];
      await openings[0];
      now.edit(one, 1);
      release();
      await openings[1];
      expect(now.shown.document).toEqual(one(first, 1));
    });

    it('is not unsaved once it says again what is stored', async () => {
      now.edit(one, 1);
      now.edit(one, 2);
      documents.undo();
      documents.undo();
      expect(isDirty(now.shown)).toBe(false);
      documents.redo();
      expect(now.shown.document).toEqual(one(first, 1));
      expect(documents.change(structuredClone(first))).toBe(true);
      expect(isDirty(now.shown)).toBe(false);
    });
  });
}

ofEveryEditor(keepsEveryEdit);
