import type { CoreRow } from '@netloom/contract';
import { PRESETS, writeCore } from '@netloom/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedProject } from '../../../../test/storedProject.ts';
import type { StoredProject } from '../../../../test/storedProject.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { cookie: '' });
});
const { useCore, openOptions } = await import('../store/coreStore.ts');
const { saveCore, useConflict } = await import('./saveCore.ts');

const deptId = 1;
const path = 'cores/cpu/cpu.core.json';
const options = (resetVector: string) => {
  const preset = PRESETS.micro;
  return { ...preset, name: 'cpu', base: { ...preset.base, resetVector } };
};
const described = (resetVector: string) => writeCore(options(resetVector));

let project: StoredProject;
const row = (): CoreRow => {
  const { verilogFile, hash } = project.stored();
  return { name: 'cpu', folder: 'cores/cpu', path, coreJson: verilogFile, hash, generated: true };
};
const edit = (resetVector: string) =>
  useCore.setState(({ open }) => ({ open: { ...open!, options: options(resetVector) } }));

beforeEach(() => {
  project = storedProject(path, described('0x0'), () => [row()]);
  useConflict.setState({ stored: undefined });
  openOptions(options('0x0'), row());
});

describe('a save of a core', () => {
  it('is the base of the next edits, not what a colleague stored a moment later', async () => {
    project.afterSave = () => void project.texts.push(described('0x2000'));
    edit('0x1000');
    expect(await saveCore(deptId)).toBe(true);
    edit('0x1004');
    expect(await saveCore(deptId)).toBe(false);
    expect(project.texts.at(-1)).toBe(described('0x2000'));
    expect(useConflict.getState().stored?.hash).toBe('text 2');
  });

  it('replaces the text that the conflict showed, and no later one', async () => {
    project.texts.push(described('0x2000'));
    edit('0x1000');
    expect(await saveCore(deptId)).toBe(false);
    const shown = useConflict.getState().stored!;
    project.texts.push(described('0x3000'));
    expect(await saveCore(deptId, shown)).toBe(false);
    expect(project.texts.at(-1)).toBe(described('0x3000'));
  });

  it('learns whether the stored core is generated', async () => {
    edit('0x1000');
    expect(await saveCore(deptId)).toBe(true);
    await vi.waitFor(() => expect(useCore.getState().open?.stored?.generated).toBe(true));
  });
});
