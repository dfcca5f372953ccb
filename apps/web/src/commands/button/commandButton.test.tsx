import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../test/withTexts.tsx';
import { commandSet } from '../command.ts';
import { offered, watchOffers } from '../offered.ts';
import { useOffer } from '../useOffer.ts';
import { CommandButton } from './CommandButton.tsx';
import { CommandIcon } from './CommandIcon.tsx';

interface Targets {
  able: boolean;
  log: string[];
}

const set = commandSet<Targets>(
  (id) => `bugs:${id}`,
  [{ id: 'new', when: ({ able }) => able, run: ({ log }) => log.push('new') }],
);

function Screen({ targets, loading = false }: { targets: Targets; loading?: boolean }) {
  useOffer(set, targets);
  return (
    <>
      <CommandButton {...{ set, id: 'new', targets, loading }} />
      <CommandIcon {...{ set, id: 'new', targets }} title="sign" icon={<i />} />
    </>
  );
}

const show = (targets: Targets, loading = false) =>
  render(
    <WithTexts>
      <Screen targets={targets} loading={loading} />
    </WithTexts>,
  );

/** Titles of what the palette shows, and how to choose it. */
function palette() {
  const leave = watchOffers(() => undefined);
  const all = offered();
  leave();
  return all;
}

const buttons = () =>
  [/New defect/, 'sign'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }));

afterEach(cleanup);

it('does by button, sign and palette the same', () => {
  const log: string[] = [];
  show({ able: true, log });
  for (const button of buttons()) fireEvent.click(button);
  palette()[0]!.run();
  expect(log).toEqual(['new', 'new', 'new']);
  expect(palette().map(({ title }) => title)).toEqual(['bugs:new']);
});

it('is dead, and not in the palette, while it cannot be done', () => {
  show({ able: false, log: [] });
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(palette()).toEqual([]);
});

it('keeps the focus while its own work goes on, and takes no press', () => {
  const log: string[] = [];
  show({ able: false, log }, true);
  const [button] = buttons();
  fireEvent.click(button!);
  expect([button!.disabled, log]).toEqual([false, []]);
});
