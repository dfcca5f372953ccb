import { clicRegisters } from '../descriptor/clicRegisters.ts';
import { hasClic } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { SheetTable } from './sheet.ts';

type Node = NonNullable<ReturnType<typeof clicRegisters>['children']>[number];

const bitsOf = (lsb: number, width: number) => (width === 1 ? `${lsb}` : `${lsb + width - 1}:${lsb}`);

function rowsOf(base: number, node: Node): string[][] {
  if (node.kind !== 'register') return [];
  const address = `0x${(base + Number(node.offset)).toString(16).padStart(8, '0')}`;
  const count = node.array ? `, ${String(node.array.count[0])} words` : '';
  return (node.fields ?? []).map(({ name, lsb, width = 1, software = 'rw', description = '' }, index) => [
    index === 0 ? `${address}${count}` : '',
    index === 0 ? node.name : '',
    bitsOf(Number(lsb), Number(width)),
    name,
    software === 'r' ? 'read' : 'read, write',
    description,
  ]);
}

/** The registers of the CLIC, from the description that the core comes with. */
export function clicTable(options: CoreOptions): SheetTable[] {
  if (!hasClic(options)) return [];
  const base = Number(options.auxiliary.clic!.base);
  const { children = [] } = clicRegisters(options);
  return [
    {
      title: 'Registers of the core-local interrupt controller',
      note: `Decoded by the core itself; described in regs/${options.name}_clic.regs.json. mtvec.mode 3 turns it on.`,
      columns: ['address', 'register', 'bits', 'field', 'access', 'meaning'],
      rows: children.flatMap((node) => rowsOf(base, node)),
    },
  ];
}
