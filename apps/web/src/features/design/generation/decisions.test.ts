import type { GeneratedFile } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { fileListOf, firstToShow, inOrderOfInterest, undecided } from './decisions.ts';

const file = (path: string, status: GeneratedFile['status']): GeneratedFile => ({
  path,
  status,
  text: '',
  previous: null,
});
const files = [
  file('a.sv', 'unchanged'),
  file('b.sv', 'hand-edited'),
  file('c.sv', 'hand-edited'),
  file('d.f', 'changed'),
];

describe('decisions', () => {
  it('asks for each hand-edited file until it is decided', () => {
    expect(undecided(files, {}).map(({ path }) => path)).toEqual(['b.sv', 'c.sv']);
    expect(undecided(files, { 'b.sv': 'keep', 'c.sv': 'overwrite' })).toEqual([]);
  });

  it('puts first what needs a look, and the library last', () => {
    const more = [...files, file('gen/ip/uart/uart.sv', 'unchanged'), file('gen/ip/gpio/gpio.sv', 'created')];
    expect(inOrderOfInterest(more).map(({ path }) => path)).toEqual([
      'b.sv',
      'c.sv',
      'd.f',
      'gen/ip/gpio/gpio.sv',
      'a.sv',
      'gen/ip/uart/uart.sv',
    ]);
  });

  it('shows a source rather than the file list when nothing changed', () => {
    expect(firstToShow(inOrderOfInterest(files))?.path).toBe('b.sv');
    expect(firstToShow([file('d.f', 'unchanged'), file('a.sv', 'unchanged')])?.path).toBe('a.sv');
    expect(firstToShow([])).toBeNull();
  });

  it('finds the file list of what can be simulated', () => {
    expect(fileListOf([...files, file('d_tb.sv', 'created')])).toBe('d.f');
    expect(fileListOf(files)).toBeNull();
    expect(fileListOf([])).toBeNull();
  });
});
