import { SAMPLE_CHIP, analyse, assign, newConfiguration, setLabel, setLock } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows.ts';
import type { Sort } from './rows.ts';

let configuration = newConfiguration('board', SAMPLE_CHIP);
configuration = setLabel(assign(configuration, 'PD12', 'GPIO_Output'), 'PD12', 'LED_GREEN');
configuration = setLock(assign(configuration, 'PC2', 'GPIO_Input'), 'PC2', true);
const analysis = analyse(configuration, SAMPLE_CHIP);
const all = { search: '', only: new Set<never>() };

const names = (
  filter: Parameters<typeof rowsOf>[2],
  column: Sort['column'] = 'position',
  descending = false,
) => rowsOf(SAMPLE_CHIP, analysis, filter, { column, descending }).map(({ name }) => name);

describe('rows of the pin table', () => {
  it('are all pins in the order of their positions, as numbers', () => {
    const positions = rowsOf(SAMPLE_CHIP, analysis, all, { column: 'position', descending: false });
    expect(positions.map(({ position }) => position)).toEqual(
      Array.from({ length: 144 }, (_, index) => String(index + 1)),
    );
  });

  it('sort names naturally and leave empty cells at the end either way', () => {
    const sorted = names(all, 'name').filter((name) => /^PA\d+$/.test(name));
    expect(sorted.slice(0, 3)).toEqual(['PA1', 'PA2', 'PA3']);
    expect(names(all, 'label', true)[0]).toBe('PD12');
    expect(names(all, 'lock', true)[0]).toBe('PC2');
  });

  it('are narrowed by name, label, signal, position and state', () => {
    expect(names({ ...all, search: 'led_g' })).toEqual(['PD12']);
    expect(names({ ...all, search: 'usart1_rx' })).toEqual(['PA3']);
    expect(names({ ...all, search: '144' })).toHaveLength(1);
    expect(names({ ...all, only: new Set(['mapped'] as const) }).sort()).toEqual(['PC2', 'PD12']);
  });
});
