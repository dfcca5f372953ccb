import type { FileRow } from '@netloom/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import type { CatalogueTargets } from './catalogueCommands.ts';
import type { CatalogueView } from './useCatalogueView.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { CatalogueList } = await import('./CatalogueList.tsx');
const { Toolbar } = await import('./Toolbar.tsx');

afterEach(cleanup);

const row = (filePath: string) => ({ filePath, fileName: filePath, type: 4 }) as unknown as FileRow;
const rows = [row('a.sv'), row('b.sv')];

/** The list with files chosen, its toolbar, and what was asked for. */
function shown(chosen: readonly FileRow[], mayEdit = true) {
  const asked = { show: vi.fn(), remove: vi.fn(), enter: vi.fn() };
  const targets: CatalogueTargets = { deptId: 1, folder: 'rtl/uart', chosen, mayEdit, ...asked };
  const paths = chosen.map(({ filePath }) => filePath);
  const selection = { chosen: new Set(paths), focus: paths[0] ?? null, anchor: null };
  const view = {
    folder: 'rtl/uart',
    rows,
    chosen,
    selection,
    choose: vi.fn(),
    isSearch: false,
    enter: asked.enter,
  };
  render(
    <WithTexts>
      <Toolbar targets={targets} />
      <CatalogueList
        {...{ targets, protections: [] }}
        view={view as unknown as CatalogueView}
        onOpen={vi.fn()}
        onDrop={vi.fn()}
      />
    </WithTexts>,
  );
  screen.getByRole('grid').focus();
  return asked;
}

it('F2 renames the one file that is chosen, Delete asks to delete, Backspace goes up', async () => {
  const { show, remove, enter } = shown([rows[0]!]);
  await userEvent.keyboard('{F2}');
  expect(show).toHaveBeenCalledExactlyOnceWith({ kind: 'rename', row: rows[0] });
  await userEvent.keyboard('{Delete}');
  expect(remove).toHaveBeenCalledExactlyOnceWith(['a.sv']);
  await userEvent.keyboard('{Backspace}');
  expect(enter).toHaveBeenCalledExactlyOnceWith('rtl');
});

it('several are not renamed; who only looks changes nothing by keys', async () => {
  const several = shown(rows);
  await userEvent.keyboard('{F2}');
  expect(several.show).not.toHaveBeenCalled();
  cleanup();
  const viewer = shown([rows[0]!], false);
  await userEvent.keyboard('{F2}{Delete}');
  expect(viewer.show).not.toHaveBeenCalled();
  expect(viewer.remove).not.toHaveBeenCalled();
});

it('keys that the list cannot use now, or has no use for, do nothing on the screen beside it', async () => {
  const reached = vi.fn();
  const listen = (event: KeyboardEvent) => event.defaultPrevented || reached(event.key);
  window.addEventListener('keydown', listen);
  shown([]);
  await userEvent.keyboard('{F2}{Delete}x/');
  cleanup();
  shown([rows[0]!], false);
  await userEvent.keyboard('{F2}{Delete}');
  expect(reached).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(reached).toHaveBeenCalledWith('k');
  window.removeEventListener('keydown', listen);
});

it('the toolbar does the same, shows the keys, and what cannot be done now is off', async () => {
  const { remove } = shown(rows);
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', true);
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button.title).toContain('(Delete)');
  await userEvent.click(button);
  expect(remove).toHaveBeenCalledExactlyOnceWith(['a.sv', 'b.sv']);
});
