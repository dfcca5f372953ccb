import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../test/withTexts.tsx';
import { commandSet } from '../../commands/command.ts';
import bugs from '../../locales/en/bugs.json';
import type { RowCommand } from './rowCommand.ts';
import { RowCommands } from './RowCommands.tsx';

interface Targets {
  isOwn: boolean;
  isOld: boolean;
  log: string[];
}

const set = commandSet<Targets, RowCommand<Targets>>(
  (id) => `regressions:action.${id}`,
  [
    { id: 'log', run: ({ log }) => log.push('log') },
    { id: 'wave', when: ({ isOld }) => isOld, run: ({ log }) => log.push('wave') },
    {
      id: 'copy',
      danger: true,
      refusal: ({ isOwn }) => (isOwn ? 'bugs:commitRule' : undefined),
      run: ({ log }) => log.push('copy'),
    },
  ],
);

function shown(targets: Partial<Targets>) {
  const log: string[] = [];
  const all = { isOwn: false, isOld: false, log, ...targets };
  render(
    <WithTexts>
      <RowCommands set={set} targets={all} icons={{ log: <i>l</i>, wave: <i>w</i>, copy: <i>c</i> }} />
    </WithTexts>,
  );
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');
  return { log, buttons };
}

afterEach(cleanup);

it('are what the row allows, named, each with its sign', () => {
  const { buttons } = shown({});
  expect(buttons().map((button) => [button.getAttribute('aria-label'), button.textContent])).toEqual([
    ['Log at the first error', 'l'],
    ['Copy the command that repeats it', 'c'],
  ]);
  cleanup();
  expect(shown({ isOld: true }).buttons()).toHaveLength(3);
});

it('do what the command does', () => {
  const { buttons, log } = shown({ isOld: true });
  for (const button of buttons()) fireEvent.click(button);
  expect(log).toEqual(['log', 'wave', 'copy']);
});

it('that the row refuses are dead, and say why', async () => {
  const { buttons, log } = shown({ isOwn: true });
  const [, refused] = buttons();
  fireEvent.click(refused!);
  expect([refused!.disabled, log]).toEqual([true, []]);
  fireEvent.pointerEnter(refused!);
  await waitFor(() => expect(document.body.textContent).toContain(bugs.commitRule), { timeout: 5000 });
});
