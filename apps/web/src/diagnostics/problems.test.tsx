import type { Diagnostic, Severity } from '@netloom/model';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../test/withTexts.tsx';
import { ProblemList } from './ProblemList.tsx';

afterEach(cleanup);

const problem = (severity: Severity, message: string): Diagnostic => ({
  severity,
  code: 'CODE',
  message,
  place: { kind: 'document', pointer: `/${message}` },
});
const rows = () =>
  within(screen.getByRole('list', { name: 'Problems' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const nothing = () => undefined;

it('shows the gravest first, leads to the place, and leaves out what is not asked for', async () => {
  const user = userEvent.setup();
  const onShow = vi.fn();
  const problems = [problem('info', 'c'), problem('warning', 'b'), problem('error', 'a')];
  render(<ProblemList problems={problems} none="none" onShow={onShow} />, { wrapper: WithTexts });
  expect(rows()).toEqual(['aCODE', 'bCODE', 'cCODE']);
  await user.click(screen.getByText('b'));
  expect(onShow).toHaveBeenCalledWith({ kind: 'document', pointer: '/b' });
  await user.click(screen.getByRole('checkbox', { name: 'Errors (1)' }));
  expect(rows()).toEqual(['bCODE', 'cCODE']);
});

it('shows every problem of many in the end', () => {
  const problems = Array.from({ length: 450 }, (_, index) => problem('error', `p${index}`));
  const list = <ProblemList problems={problems} none="none" onShow={nothing} />;
  const { container } = render(list, { wrapper: WithTexts });
  // Roles of so many elements take long to work out.
  expect(container.querySelectorAll('li')).toHaveLength(300);
  fireEvent.click(screen.getByText('Show 150 more'));
  expect(container.querySelectorAll('li')).toHaveLength(450);
});

it('says a problem in the language of the reader, with the English beside it', () => {
  const reason = { message: 'no file', wording: { key: 'reason', values: { path: 'a.hex' } } };
  const said = {
    ...problem('error', 'u0: no file'),
    wording: { key: 'fault', values: { at: 'u0', reason } },
  };
  const sentences = { fault: '{{at}}：{{reason}}', reason: '没有文件 {{path}}' };
  const list = <ProblemList problems={[said, problem('error', 'plain')]} none="none" onShow={nothing} />;
  render(<WithTexts sentences={sentences}>{list}</WithTexts>);
  expect(screen.getByTitle('u0: no file').textContent).toBe('u0：没有文件 a.hex');
  expect(screen.getByText('plain').title).toBe('');
});

it('applies a fix where documents can be changed, and says so when nothing is wrong', async () => {
  const user = userEvent.setup();
  const onFix = vi.fn();
  const fix = { title: 'Connect it', edits: [] };
  const { rerender } = render(
    <ProblemList problems={[{ ...problem('error', 'a'), fix }]} none="none" onShow={nothing} onFix={onFix} />,
    { wrapper: WithTexts },
  );
  await user.click(screen.getByRole('button', { name: 'Connect it' }));
  expect(onFix).toHaveBeenCalledWith(fix);
  rerender(<ProblemList problems={[]} none="All is well." onShow={nothing} />);
  expect(screen.getByText('All is well.')).toBeTruthy();
});
