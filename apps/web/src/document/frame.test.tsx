import { PRESETS, coreKind } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedProject } from '../../test/storedProject.ts';
import type { StoredProject } from '../../test/storedProject.ts';
import { WithTexts } from '../../test/withTexts.tsx';
import { Commands } from './Commands.tsx';
import { BeneathNotice } from './BeneathNotice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useDocumentKeys } from './useDocumentKeys.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { cores } = await import('../features/core/microarchitecture/files/cores.ts');

const PATH = 'cores/cpu/cpu.core.json';
const first: CoreOptions = { ...PRESETS.micro, name: 'cpu' };
const vector = (options: CoreOptions, resetVector: string): CoreOptions => ({
  ...options,
  base: { ...options.base, resetVector },
});
const counters = (options: CoreOptions, performanceCounters: number): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, performanceCounters },
});

let project: StoredProject;
const shown = () => cores.current()!.document;

beforeEach(async () => {
  project = storedProject(PATH, coreKind.write(first), () => project.stored());
  cores.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  await cores.open(PATH);
});
afterEach(cleanup);

const KEYS = { isBlocked: () => false };

/** An editor with one field, which takes over what was typed when it loses the focus. */
function Editor() {
  useDocumentKeys(cores, KEYS);
  const [text, setText] = useState('');
  return (
    <WithTexts>
      <BeneathNotice documents={cores} />
      <Commands documents={cores} />
      <input
        aria-label="Reset vector"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text !== '' && cores.change(vector(shown(), text))}
      />
      <ConflictDialog documents={cores} />
    </WithTexts>
  );
}

describe('an editor', () => {
  it('saves what is being typed', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    await user.type(screen.getByLabelText('Reset vector'), '0x1000');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(project.texts.at(-1)).toBe(coreKind.write(vector(first, '0x1000'))));
  });

  it('names what undo takes back, and leaves the undo of a text to its field', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    cores.change(counters(first, 3));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveProperty('disabled', false));
    await user.hover(undo);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/performanceCounters.*→ 3.*Ctrl\+Z/);
    await user.click(screen.getByLabelText('Reset vector'));
    await user.keyboard('{Control>}z{/Control}');
    expect(shown()).toEqual(counters(first, 3));
    await user.click(document.body);
    await user.keyboard('{Control>}z{/Control}');
    expect(shown()).toEqual(first);
    await user.keyboard('{Control>}y{/Control}');
    expect(shown()).toEqual(counters(first, 3));
  });

  it('shows what both sides changed, asks for what both did, and merges the rest', async () => {
    const user = userEvent.setup();
    const mine = PRESETS.micro.base.compressed;
    const theirs = counters(vector(first, '0x2000'), 2);
    project.texts.push(coreKind.write({ ...theirs, base: { ...theirs.base, compressed: !mine } }));
    render(<Editor />);
    // Not what was saved above: the same call again within a second is taken for a second click.
    cores.change(vector(first, '0x3000'));
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog');
    const [their, my] = within(dialog).getAllByRole('list');
    expect(within(their!).getAllByRole('listitem')).toHaveLength(3);
    expect(within(my!).getAllByRole('listitem')).toHaveLength(1);
    const merge = within(dialog).getByRole('button', { name: 'Merge' });
    expect(merge).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('radio', { name: /Mine 0x0*3000/ }));
    await user.click(merge);
    await waitFor(() => expect(cores.use.getState().clash).toBeUndefined());
    const both = counters(vector(first, '0x3000'), 2);
    expect(coreKind.write(shown())).toBe(
      coreKind.write({ ...both, base: { ...both.base, compressed: !mine } }),
    );
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(project.texts.at(-1)).toBe(coreKind.write(shown())));
  });

  it('says that its file was deleted, and writes it again or closes', async () => {
    const user = userEvent.setup();
    cores.change(vector(first, '0x4000'));
    project.path = undefined;
    render(<Editor />);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/cpu\.core\.json was deleted.*Your version is here alone/);
    await user.click(within(notice).getByRole('button', { name: 'Save it again' }));
    await waitFor(() => expect(project.texts.at(-1)).toBe(coreKind.write(vector(first, '0x4000'))));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    project.path = undefined;
    window.dispatchEvent(new Event('focus'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(cores.current()).toBeUndefined();
  });
});
