import type { PinsRow } from '@netloom/contract';
import { SAMPLE_CHIP, newConfiguration, writeConfiguration } from '@netloom/pins';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedProject } from '../../../../test/storedProject.ts';
import type { StoredProject } from '../../../../test/storedProject.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { cookie: '' });
});
const { usePins, openConfiguration } = await import('../store/pinsStore.ts');
const { savePins, useConflict } = await import('./savePins.ts');

const deptId = 1;
const path = 'pins/board/board.pins.json';
const labelled = (label: string) => ({
  ...newConfiguration('board', SAMPLE_CHIP),
  pins: { PA0: { signal: 'GPIO_Output', label } },
});
const described = (label: string) => writeConfiguration(labelled(label));

let project: StoredProject;
const row = (): PinsRow => {
  const { verilogFile, hash } = project.stored();
  return { name: 'board', folder: 'pins/board', path, pinsJson: verilogFile, hash, generated: true };
};
const edit = (label: string) =>
  usePins.setState(({ open }) => ({ open: { ...open!, configuration: labelled(label) } }));

beforeEach(() => {
  project = storedProject(path, described('FIRST'), () => ({ configurations: [row()], chips: [] }));
  useConflict.setState({ stored: undefined });
  openConfiguration(labelled('FIRST'), SAMPLE_CHIP, row());
});

describe('a save of a pin configuration', () => {
  it('is the base of the next edits, not what a colleague stored a moment later', async () => {
    project.afterSave = () => void project.texts.push(described('HIS'));
    edit('MINE');
    expect(await savePins(deptId)).toBe(true);
    edit('MINE_AGAIN');
    expect(await savePins(deptId)).toBe(false);
    expect(project.texts.at(-1)).toBe(described('HIS'));
    expect(useConflict.getState().stored?.hash).toBe('text 2');
  });

  it('replaces the text that the conflict showed, and no later one', async () => {
    project.texts.push(described('HIS'));
    edit('MINE');
    expect(await savePins(deptId)).toBe(false);
    const shown = useConflict.getState().stored!;
    project.texts.push(described('HIS_AGAIN'));
    expect(await savePins(deptId, shown)).toBe(false);
    expect(project.texts.at(-1)).toBe(described('HIS_AGAIN'));
  });
});
