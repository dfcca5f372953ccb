import { expect, it } from 'vitest';
import { firstTarget } from './firstTarget.ts';

const target = (name: string) => ({
  title: name,
  top: name,
  testbench: '',
  fileList: `gen/${name}/${name}.f`,
});
const [uart, timer] = [target('uart'), target('timer')];
const both = [uart, timer];

it('begins with the list that was asked for, then with the chosen design, then with the first', () => {
  expect(firstTarget(both, timer.fileList, uart.fileList)).toEqual({ first: timer });
  expect(firstTarget(both, null, timer.fileList)).toEqual({ first: timer });
  expect(firstTarget(both, 'gone.f', timer.fileList)).toEqual({ first: timer });
  expect(firstTarget(both, null, null)).toEqual({ first: uart });
});

it('takes no other design for one that has not been generated, nor any before the chosen one is known', () => {
  expect(firstTarget(both, null, 'gen/spi/spi.f')).toEqual({ notGenerated: 'gen/spi/spi.f' });
  expect(firstTarget(both, null, undefined)).toEqual({});
  expect(firstTarget(undefined, null, null)).toEqual({});
  expect(firstTarget([], null, 'gen/spi/spi.f')).toEqual({});
});
