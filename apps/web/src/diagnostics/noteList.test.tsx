import type { Diagnostic } from '@netloom/model';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../test/withTexts.tsx';
import { NoteList } from './NoteList.tsx';

afterEach(cleanup);

const note = (message: string, place?: Diagnostic['place']): Diagnostic => ({
  ...{ code: 'DOC-LENGTH', severity: 'warning', message, wording: { key: 'DOC-LENGTH', values: {} } },
  ...(place !== undefined && { place }),
});
const lineOf = ({ place }: Diagnostic) => (place?.kind === 'source' ? `line ${place.line}` : undefined);

function show(problems: readonly Diagnostic[]) {
  return render(
    <WithTexts sentences={{ 'DOC-LENGTH': 'Too long' }}>
      <NoteList className="notes" problems={problems} label="Notes" live whereOf={lineOf}>
        <li>and more</li>
      </NoteList>
    </WithTexts>,
  );
}

it('says of each how grave it is, where and what, and where it has a place which file', () => {
  show([note('long'), note('longer', { kind: 'source', file: 'rtl/a.sv', line: 3 })]);
  expect(screen.getByRole('list', { name: 'Notes' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Too long',
    'line 3Too long',
    'and more',
  ]);
  expect(screen.getAllByLabelText('Warning')).toHaveLength(2);
  expect(screen.getByText('line 3').title).toBe('rtl/a.sv');
});

it('is not there when nothing is to be said', () => {
  expect(show([]).container.querySelector('ul')).toBeNull();
});

it('tells how many it leaves out of very many', () => {
  show(Array.from({ length: 403 }, () => note('long')));
  expect(screen.getByText('… +3')).toBeTruthy();
});
