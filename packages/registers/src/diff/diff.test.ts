import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { expect, it } from 'vitest';
import { diffRegisters } from './diffRegisters.ts';

type Text = Partial<RegisterMapText>;
const map = (children: NonNullable<Text['children']>, more: Text = {}) =>
  RegisterMap.parse({ netloom: 'registers', version: 1, name: 'block', children, ...more });
const register = (name: string, offset: number, fields: object[], more = {}) =>
  ({ kind: 'register', name, offset, fields, ...more }) as never;
const messages = (before: RegisterMap, after: RegisterMap) =>
  diffRegisters(before, after).map(({ message, breaks }) => `${message}: ${breaks}`);

const BASE = map([
  register('CTRL', 0, [
    { name: 'EN', lsb: 3 },
    { name: 'MODE', lsb: 4, width: 2, reset: 1 },
  ]),
]);

it('nothing is said of what is written in another way', () => {
  const other = map([
    register('CTRL', '4-4' as never, [
      { name: 'MODE', lsb: '2*2', width: '0x2', reset: "2'b01" },
      { name: 'EN', lsb: 3 },
    ]),
  ]);
  expect(diffRegisters(BASE, other)).toEqual([]);
});

it('a moved field breaks software', () => {
  const after = map([
    register('CTRL', 0, [
      { name: 'EN', lsb: 2 },
      { name: 'MODE', lsb: 4, width: 2, reset: 1 },
    ]),
  ]);
  expect(messages(BASE, after)).toEqual(['CTRL.EN moved from 3 to 2: software']);
});

it('a renamed register is not one that is gone and another that came', () => {
  const after = map([
    register('CONTROL', 0, [
      { name: 'EN', lsb: 3 },
      { name: 'MODE', lsb: 4, width: 2, reset: 1 },
    ]),
  ]);
  expect(messages(BASE, after)).toEqual(['CONTROL renamed from CTRL: software']);
});

it('what is added breaks nothing, what is removed does', () => {
  const after = map([register('CTRL', 0, [{ name: 'EN', lsb: 3 }]), register('DATA', 4, [])]);
  expect(messages(BASE, after)).toEqual([
    'field CTRL.MODE removed: software',
    'register DATA added: nothing',
  ]);
});

it('access, reset, hardware and description are told apart', () => {
  const after = map([
    register('CTRL', 0, [
      { name: 'EN', lsb: 3, onWrite: 'oneToClear', hardwareSet: true, description: 'Go' },
      { name: 'MODE', lsb: 4, width: 2, reset: 2 },
    ]),
  ]);
  expect(messages(BASE, after)).toEqual([
    'CTRL.EN access changed from RW to W1C: software',
    "CTRL.EN hardware's side changed: hardware",
    'CTRL.EN description changed: nothing',
    'CTRL.MODE reset changed from 0x1 to 0x2: software',
  ]);
});

it('more copies are for hardware, fewer break software', () => {
  const array = (count: string) => map([register('CH', 0, [], { array: { count: [count] } })]);
  expect(messages(array('2'), array('4'))).toEqual(['CH copies changed from 2 to 4: hardware']);
  expect(messages(array('4'), array('2'))).toEqual(['CH copies changed from 4 to 2: software']);
});
