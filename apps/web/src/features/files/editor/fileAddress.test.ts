import { describe, expect, it } from 'vitest';
import { fileAddress, placeOf } from './fileAddress.ts';

describe('fileAddress', () => {
  it('is read back as it was written, whatever the name', () => {
    const place = { path: 'rtl/a b&c=é#.sv', line: 12, column: 3 };
    const address = new URL(fileAddress(place), 'http://localhost');
    expect(address.pathname).toBe('/RTL/edit');
    expect(placeOf(address.searchParams)).toEqual(place);
  });

  it.each(['line=0', 'line=-1', 'line=x', 'line=1.5', ''])('ignores the line in %s', (search) => {
    expect(placeOf(new URLSearchParams(`file=a.sv&${search}`))).toEqual({ path: 'a.sv' });
  });

  it('names nothing without a file', () => {
    expect(placeOf(new URLSearchParams('line=3'))).toBeNull();
  });
});
