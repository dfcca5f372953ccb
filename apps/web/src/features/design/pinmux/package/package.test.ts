import { addPad, addSignal, addUseCase, changePad, pinmuxKind, setNeed } from '@netloom/pinmux';
import { expect, it } from 'vitest';
import { brought } from './brought.ts';
import { isLocated, packagedOf } from './packaged.ts';
import { padUses } from './padUse.ts';

const empty = pinmuxKind.read(
  JSON.stringify({ netloom: 'pinmux', version: 1, name: 'pins', detectors: 0 }),
  'pins.pinmux.json',
).document!;
const signals = ['uart0.rx', 'uart0.tx'].reduce((pinmux, name) => addSignal(pinmux, name, 'in'), empty);
const bare = addUseCase(['PA0', 'PA1', 'PA2', 'PA3'].reduce(addPad, signals), 'boot');
const used = setNeed(bare, 'boot', 'uart0.rx', { pad: 'PA1', fixed: true });

it('pads stand at their locations where each has its own, else in the order of their codes', () => {
  expect(isLocated(bare.pads)).toBe(false);
  expect(packagedOf(bare).pins.map(({ name, position }) => `${name} ${position}`)).toEqual([
    'PA0 1',
    'PA1 2',
    'PA2 3',
    'PA3 4',
  ]);
  const at = (places: readonly string[]) =>
    places.reduce((pinmux, location, pad) => changePad(pinmux, `PA${pad}`, { location }), bare);
  expect(packagedOf(at(['B1', 'A2', 'A1', 'B2'])).pins.map(({ position }) => position)).toEqual([
    'B1',
    'A2',
    'A1',
    'B2',
  ]);
  expect(isLocated(at(['A1', 'A1', 'A2', 'B1']).pads)).toBe(false);
});

it('tells what a use case has on each pad, two signals as a conflict', () => {
  expect(padUses(used, 'boot').get('PA1')).toEqual({ state: 'pinned', signals: ['uart0.rx'], fixed: true });
  expect(padUses(used, 'boot').get('PA0')?.state).toBe('free');
  const both = setNeed(used, 'boot', 'uart0.tx', { pad: 'PA1', fixed: false });
  expect(padUses(both, 'boot').get('PA1')?.state).toBe('conflict');
});

it('a signal that is brought to a pad takes the place of the one there, which is needed still', () => {
  const { needs } = brought(used, 'boot', 'PA1', 'uart0.tx').useCases['boot']!;
  expect(needs).toEqual({ 'uart0.rx': { fixed: false }, 'uart0.tx': { pad: 'PA1', fixed: false } });
  expect(brought(used, 'boot', 'PA1', '').useCases['boot']!.needs).toEqual({ 'uart0.rx': { fixed: false } });
  expect(brought(used, 'boot', 'PA1', 'uart0.rx')).toEqual(used);
});
