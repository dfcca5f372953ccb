import { emitModule, input, output } from '@netloom/hdl/emit';
import { padsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { cellVectors } from './ports.ts';

/** The pads themselves: one cell each, whose text a technology replaces. */
export function padRingModule(pinmux: Pinmux): string {
  const pads = padsOf(pinmux);
  const vectors = cellVectors(pinmux);
  const range = (bits: number) => `[${bits * pads.length - 1}:0]`;
  const bits = (index: number, width: number) =>
    width === 1 ? `[${index}]` : `[${width * index + width - 1}:${width * index}]`;
  return emitModule({
    name: `${pinmux.name}_padring`,
    comment: `Pads of ${pinmux.name}; ${pinmux.name}_pad_cell is what a technology replaces by its own.`,
    ports: [
      ...pads.map(({ name }) => ({ name, direction: 'inout' as const })),
      output('pad_in', range(1)),
      input('pad_out', range(1)),
      input('pad_oe', range(1)),
      ...vectors.map(({ port, bits: width }) => input(port, range(width))),
    ],
    items: pads.flatMap(({ name }, index) => [
      ...(index > 0 ? [{ kind: 'blank' as const }] : []),
      {
        kind: 'instance' as const,
        instance: {
          module: `${pinmux.name}_pad_cell`,
          name: `u_${name.toLowerCase()}`,
          ports: [
            { name: 'pad', value: name },
            { name: 'in', value: `pad_in[${index}]` },
            { name: 'out', value: `pad_out[${index}]` },
            { name: 'oe', value: `pad_oe[${index}]` },
            ...vectors.map(({ port, bits: width }) => ({
              name: port.replace('pad_', ''),
              value: `${port}${bits(index, width)}`,
            })),
          ],
        },
      },
    ]),
  });
}

/** A pad for simulation and FPGAs, where attributes are constraints and not signals. */
export function padCellModule(pinmux: Pinmux): string {
  const vectors = cellVectors(pinmux).map(({ port, bits }) => ({ name: port.replace('pad_', ''), bits }));
  const unused = vectors.map(({ name }) => name).join(', ');
  return emitModule({
    name: `${pinmux.name}_pad_cell`,
    comment: 'One pad for simulation and FPGAs; the cell of a technology takes its place and its ports.',
    ports: [
      { name: 'pad', direction: 'inout' },
      output('in'),
      input('out'),
      input('oe'),
      ...vectors.map(({ name, bits }) => input(name, bits)),
    ],
    items: [
      { kind: 'text', text: "assign pad = oe ? out : 1'bz;\nassign in  = pad;" },
      ...(unused === ''
        ? []
        : [{ kind: 'text' as const, text: `logic unused;\nassign unused = &{1'b0, ${unused}};` }]),
    ],
  });
}
