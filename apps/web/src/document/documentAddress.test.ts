import type { SocCanvasRow } from '@netloom/contract';
import { expect, it, vi } from 'vitest';
import { ofEveryEditor } from '../../test/editors.ts';
import { screenByPath } from '../screens.ts';
import { documentAddress } from './documentAddress.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, innerWidth: 1440, innerHeight: 900 });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const canvases = [{ socCanvasId: 7, path: 'soc/soc.soc.json' }] as SocCanvasRow[];

it.each([
  ['soc/soc.soc.json', '/charts/keyboard?canvas=7'],
  ['soc/soc.layout.json', '/charts/keyboard?canvas=7'],
  ['other/other.soc.json', '/RTL/edit?file=other%2Fother.soc.json'],
  ['ip/a b/a b.regs.json', '/charts/mix-chart?file=ip%2Fa+b%2Fa+b.regs.json'],
  ['cores/cpu/cpu.core.json', '/core/microarchitecture?core=cpu'],
  ['tests/corners.points.json', '/table/inline-edit-table?file=tests%2Fcorners.points.json'],
  ['instructions/bits/bits.insn.json', '/core/menu2?file=bits'],
  ['memories/ram/ram.memory.json', '/charts/MemoryWraper?file=ram'],
  ['pinmux/pads/pads.pinmux.json', '/charts/pinmux?file=pads'],
  ['pins/board/board.pins.json', '/generator/pinout?file=board'],
  ['waves/take.wavedrom.json', '/example/wavedrom?file=waves%2Ftake.wavedrom.json'],
  ['regress/nightly.regress.json', '/example/create?file=regress%2Fnightly.regress.json'],
  ['gen/soc/soc.manifest.json', '/RTL/edit?file=gen%2Fsoc%2Fsoc.manifest.json'],
])('%s opens at %s', (path, address) => expect(documentAddress(path, canvases)).toBe(address));

ofEveryEditor((name, { path }) =>
  it(`${name} opens on a screen of its own`, () => {
    const [screen] = documentAddress(path, canvases).split('?');
    expect([undefined, 'rtlEditor']).not.toContain(screenByPath(screen!)?.key);
  }),
);
