import { Pinmux, checkPinmux } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { SMALL } from './fixtures.ts';
import type { PinmuxText } from './pinmuxText.ts';

type Change = Pick<PinmuxText, 'name' | 'pads' | 'signals' | 'useCases'>;

const needs = (of: NonNullable<NonNullable<PinmuxText['useCases']>[string]['needs']>, boot = false) => ({
  ...{ name: 'pins', useCases: { use: { boot, needs: { ...of, 'jtag.tck': {} } } } },
});

/** One fault each, and the only code that tells it. */
const FAULTS: readonly (readonly [code: string, change: Change])[] = [
  ['PMX-KEYWORD', { name: 'module' }],
  ['PMX-KEYWORD', { name: 'pins', pads: { wire: { code: 20 } } }],
  ['PMX-CODE', { name: 'pins', pads: { PC0: { code: 5 } } }],
  ['PMX-CODE', { name: 'pins', signals: { 'adc.in0': { code: 0, direction: 'in' } } }],
  ['PMX-NAME', { name: 'pins', pads: { pa0: { code: 20 } } }],
  ['PMX-NAME', { name: 'pins', signals: { 'i2c0.sda_in': { code: 20, direction: 'in' } } }],
  ['PMX-RESERVED', { name: 'pins', signals: { 'pad.out': { code: 20, direction: 'out' } } }],
  [
    'PMX-UNKNOWN-PAD',
    { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', pads: ['PA0', 'PX'] } } },
  ],
  ['PMX-UNKNOWN-PAD', { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', direct: 'PX' } } }],
  ['PMX-DIRECT-TWICE', { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', direct: 'TCK' } } }],
  ['PMX-DIRECT-LISTED', { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', pads: ['TCK'] } } }],
  [
    'PMX-DIRECT-PADS',
    { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', direct: 'PB0', pads: [] } } },
  ],
  ['PMX-UNREACHED', { name: 'pins', signals: { 'a.b': { code: 20, direction: 'in', pads: [] } } }],
  ['PMX-UNKNOWN-SIGNAL', needs({ 'no.such': {} })],
  ['PMX-OPEN', needs({ 'uart0.rx': {} })],
  ['PMX-PLACE', needs({ 'i2c0.sda': { pad: 'PB0' } })],
  ['PMX-TAKEN', needs({ 'uart0.tx': { pad: 'PA0' }, 'i2c0.sda': { pad: 'PA0' } })],
  ['PMX-LOOP', needs({ 'uart0.tx': { pad: 'PA0' }, 'uart0.rx': { pad: 'PA0' } })],
  ['PMX-STRAP', needs({ 'uart0.tx': { pad: 'PA1' } }, true)],
];

describe('checks of a multiplexer', () => {
  it('find nothing in one that is right', () => {
    expect(checkPinmux(SMALL)).toEqual([]);
  });

  it.each(FAULTS)('find %s', (code, { name, pads, signals, useCases = {} }) => {
    const changed = Pinmux.parse({
      ...{ ...SMALL, name, useCases },
      pads: { ...SMALL.pads, ...pads },
      // A direct pad is one that no list names.
      signals: { ...withoutLists(code), ...signals },
    });
    const codes = checkPinmux(changed).map((each) => each.code);
    expect([...new Set(codes)]).toEqual([code]);
  });

  it('tell a use case that locks the debugger out, with the need that it lacks', () => {
    const { pads, signals } = SMALL;
    const debugged = { ...signals, 'uart0.tx': { ...signals['uart0.tx']!, debug: true } };
    const found = checkPinmux(Pinmux.parse({ ...SMALL, pads, signals: debugged, useCases: { use: {} } }));
    expect(found).toMatchObject([
      {
        code: 'PMX-DEBUG',
        severity: 'warning',
        fix: { edits: [{ pointer: '/useCases/use/needs/uart0.tx', value: {} }] },
      },
    ]);
  });
});

function withoutLists(code: string): Pinmux['signals'] {
  if (code !== 'PMX-DIRECT-PADS') return SMALL.signals;
  return Object.fromEntries(Object.entries(SMALL.signals).filter(([name]) => name !== 'spi0.miso'));
}
