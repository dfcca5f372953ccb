import { beforeEach, describe, expect, it, vi } from 'vitest';
import { core, ofEveryEditor, soc } from '../../test/editors.ts';
import type { EditorSample } from '../../test/editors.ts';
import { OpenedSample, holdBack } from '../../test/openedSample.ts';
import { storedProject } from '../../test/storedProject.ts';
import { lookBeneath } from './beneath.ts';
import { sidesOf, takeMerged } from './conflict.ts';
import { goOnAt } from './gone.ts';
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

function seesWhatIsBeneath<Doc, View, S extends Stored>(
  name: string,
  sample: EditorSample<Doc, View, S>,
): void {
  const { documents, path, first, one, other } = sample;
  const { kind } = documents;
  let now: OpenedSample<Doc, View, S>;

  describe(name, () => {
    beforeEach(async () => {
      now = await new OpenedSample(sample).open();
    });

    it('notices what is written beneath, and is not startled by its own saves', async () => {
      now.edit(one, 1);
      now.project.afterSave = () => void lookBeneath(documents, now.key);
      await save(documents, now.key);
      await lookBeneath(documents, now.key);
      expect(now.state.beneath).toEqual({});
      now.project.texts.push(kind.write(other(first, 2)));
      await lookBeneath(documents, now.key);
      expect(now.state.beneath[now.key]?.text).toBe(now.stored);
      now.edit(one, 2);
      expect(now.shown.document).toEqual(one(first, 2));
    });

    it('says that its file was deleted, and writes it again only when told to', async () => {
      now.project.path = undefined;
      await lookBeneath(documents, now.key);
      expect(now.state.gone).toEqual({ [now.key]: { elsewhere: undefined } });
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(false);
      expect(now.project.path).toBeUndefined();
      expect(now.shown.document).toEqual(one(first, 1));
      expect(await save(documents, now.key, { again: true })).toBe(true);
      expect([now.project.path, now.stored]).toEqual([path, kind.write(one(first, 1))]);
      expect([now.state.gone, isDirty(now.shown)]).toEqual([{}, false]);
      now.edit(one, 2);
      expect(await save(documents, now.key)).toBe(true);
    });

    it('learns of the deletion from a refused save, and does not write over what came instead', async () => {
      now.project.path = undefined;
      now.edit(one, 1);
      expect(await save(documents, now.key)).toBe(false);
      expect(Object.keys(now.state.gone)).toEqual([now.key]);
      now.project.path = path;
      now.project.texts.push(kind.write(other(first, 2)));
      expect(await save(documents, now.key, { again: true })).toBe(false);
      expect(now.state.clash?.stored.text).toBe(now.stored);
      await lookBeneath(documents, now.key);
      expect(now.state.gone).toEqual({});
    });

    it('goes on with its edits where its file was renamed to', async () => {
      const renamed = path.replace('/', '/moved_');
      now.project.path = renamed;
      now.edit(one, 1);
      await lookBeneath(documents, now.key);
      expect(now.state.gone[now.key]?.elsewhere?.path).toBe(renamed);
      await goOnAt(documents, now.key, now.state.gone[now.key]!.elsewhere!);
      expect([documents.get(now.key), now.state.gone]).toEqual([undefined, {}]);
      now.key = now.state.current!;
      expect([now.shown.stored?.path, now.shown.document]).toEqual([renamed, one(first, 1)]);
      expect(await save(documents, now.key)).toBe(true);
      expect(isDirty(now.shown)).toBe(false);
    });

    it('takes its own save for no news when it looked before', async () => {
      now.edit(one, 1);
      const release = holdBack(1);
      const look = lookBeneath(documents, now.key);
      await save(documents, now.key);
      release();
      await look;
      expect(now.state.beneath).toEqual({});
    });
  });
}

ofEveryEditor(seesWhatIsBeneath);

it('says what is wrong with a stored text, and keeps the edits of what lies above it', async () => {
  const { documents, path, first, one } = core;
  const project = storedProject(path, documents.kind.write(first), () => project.stored());
  documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  await documents.open(path);
  documents.change(one(first, 1));
  project.texts.push('{ not JSON');
  await lookBeneath(documents, path);
  await documents.openStored(documents.use.getState().beneath[path]!);
  expect(documents.use.getState().broken?.diagnostics[0]?.severity).toBe('error');
  await documents.open(path);
  expect(documents.use.getState().broken).toBeUndefined();
  expect(documents.current()?.document).toEqual(one(first, 1));
});

it('notices a change of the layout alone, and does not save over it', async () => {
  const { documents, path, first, one } = soc;
  const project = storedProject(path, documents.kind.write(first), () => undefined);
  documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  await documents.open('7');
  documents.change(one(first, 5));
  const theirs = '{ "netloom": "layout", "version": 1, "blocks": { "cpu0": { "x": 8, "y": 16 } } }';
  project.layout = theirs;
  await lookBeneath(documents, '7');
  expect(documents.use.getState().beneath['7']?.layoutText).toBe(theirs);
  expect(await save(documents, '7')).toBe(false);
  expect([project.layout, project.texts.length]).toEqual([theirs, 1]);
  const clash = documents.use.getState().clash!;
  await takeMerged(documents, clash, sidesOf(documents, clash)!, { choices: {}, what: 'merge' });
  expect(await save(documents, '7')).toBe(true);
  expect(JSON.parse(project.layout)).toEqual(JSON.parse(theirs));
  expect(project.texts.at(-1)).toBe(documents.kind.write(one(first, 5)));
});
