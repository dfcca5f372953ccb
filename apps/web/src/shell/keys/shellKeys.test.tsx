import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { commandSet } = await import('../../commands/command.ts');
const { useKeys } = await import('../../commands/useKeys.ts');
const { ShellKeys } = await import('./ShellKeys.tsx');
const { showShellDialog, useShellDialog } = await import('./shellDialog.ts');

beforeEach(() => showShellDialog(undefined));
afterEach(cleanup);

const paint = commandSet<null>((id) => `paint ${id}`, [{ id: 'fill', keys: ['F'], run: () => undefined }]);
const help = vi.fn();
const helped = commandSet<null>((id) => `helped ${id}`, [{ id: 'help', keys: ['?'], run: help }]);

/** The shell beside a screen with some commands. */
function shown(set: typeof paint) {
  function Screen() {
    useKeys(set, null, () => false);
    return <input aria-label="name" />;
  }
  render(
    <>
      <ShellKeys />
      <Screen />
    </>,
  );
}

it('shows the keys of the screen and those of every screen', async () => {
  shown(paint);
  await userEvent.keyboard('?');
  expect(await screen.findByText('paint fill')).toBeTruthy();
  expect(screen.getByText('F')).toBeTruthy();
  expect(screen.getByText('Ctrl+K')).toBeTruthy();
});

it('leaves the question mark to who types it, and to a screen with a sheet of its own', async () => {
  shown(helped);
  await userEvent.type(screen.getByRole('textbox'), '?');
  expect(help).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').blur());
  await userEvent.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
  expect(useShellDialog.getState().shown).toBeUndefined();
});

it('searches from within a text too', async () => {
  shown(paint);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(useShellDialog.getState().shown).toBe('search');
});
