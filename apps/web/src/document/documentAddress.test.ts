import type { SocCanvasRow } from '@netloom/contract';
import { expect, it } from 'vitest';
import { documentAddress } from './documentAddress.ts';

const canvases = [{ socCanvasId: 7, path: 'soc/soc.soc.json' }] as SocCanvasRow[];

it.each([
  ['soc/soc.soc.json', '/charts/keyboard?canvas=7'],
  ['soc/soc.layout.json', '/charts/keyboard?canvas=7'],
  ['other/other.soc.json', '/RTL/edit?file=other%2Fother.soc.json'],
  ['ip/a b/a b.regs.json', '/charts/mix-chart?file=ip%2Fa+b%2Fa+b.regs.json'],
  ['cores/cpu/cpu.core.json', '/core/microarchitecture?core=cpu'],
  ['pins/board/board.pins.json', '/generator/pinout?file=board'],
  ['waves/take.wavedrom.json', '/example/wavedrom?file=waves%2Ftake.wavedrom.json'],
  ['gen/soc/soc.manifest.json', '/RTL/edit?file=gen%2Fsoc%2Fsoc.manifest.json'],
])('%s opens at %s', (path, address) => expect(documentAddress(path, canvases)).toBe(address));
