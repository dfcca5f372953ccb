import type { VerilogFile } from '@netloom/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedProject } from '../../../../test/storedProject.ts';
import type { StoredProject } from '../../../../test/storedProject.ts';

const PATH = 'rtl/top.sv';
/** What the editor shows; the real model needs a browser that draws. */
const model = { text: '', getValue: () => model.text };
vi.mock('./models.ts', () => ({ modelOf: () => model }));
const { useBuffers } = await import('./bufferStore.ts');
const { saveText } = await import('./saveText.ts');

let project: StoredProject;
const save = (over?: VerilogFile) =>
  saveText({ deptId: 1, path: PATH, text: model.text, ...(over && { over }) });
const buffer = () => useBuffers.getState().buffers[PATH]!;

beforeEach(() => {
  project = storedProject(PATH, 'first', () => undefined);
  useBuffers.setState({ buffers: { [PATH]: { base: project.stored(), dirty: true } }, clash: undefined });
  model.text = 'edited';
});

it('leaves unsaved what is typed while a save is on its way', async () => {
  const saved = save();
  model.text = 'edited more';
  await saved;
  expect([project.stored().verilogFile, buffer().dirty]).toEqual(['edited', true]);
});

it('lets a second save begin from what the first one stored', async () => {
  // Another text than before: the very same call is refused when it comes twice.
  model.text = 'edited once';
  const first = save();
  model.text = 'edited twice';
  await Promise.all([first, save()]);
  expect(useBuffers.getState().clash).toBeUndefined();
  expect([project.stored().verilogFile, buffer().dirty]).toEqual(['edited twice', false]);
});

it('writes nothing where another text is stored, and asks; over that one it does', async () => {
  project.texts.push('theirs');
  await save();
  const { clash } = useBuffers.getState();
  expect([clash?.verilogFile, project.stored().verilogFile, buffer().base.verilogFile]).toEqual([
    'theirs',
    'theirs',
    'first',
  ]);
  await save(clash);
  expect([project.stored().verilogFile, useBuffers.getState().clash]).toEqual(['edited', undefined]);
});
