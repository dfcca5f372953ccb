import type { SocCanvasRow } from '@netloom/contract';
import { fileAddress } from '../features/files/editor/index.ts';

const canvas = (path: string, canvases: readonly SocCanvasRow[]) => {
  const row = canvases.find((each) => each.path === path);
  return row && `/charts/keyboard?canvas=${row.socCanvasId}`;
};
const named = (screen: string, parameter: string, value: string) =>
  `${screen}?${new URLSearchParams({ [parameter]: value })}`;

/** Where documents are edited part by part, by how their paths end. */
const EDITORS: readonly [
  suffix: string,
  address: (path: string, name: string, canvases: readonly SocCanvasRow[]) => string | undefined,
][] = [
  ['.soc.json', (path, _name, canvases) => canvas(path, canvases)],
  ['.layout.json', (path, _name, canvases) => canvas(path.replace(/\.layout\.json$/, '.soc.json'), canvases)],
  ['.regs.json', (path) => named('/charts/mix-chart', 'file', path)],
  ['.core.json', (_path, name) => named('/core/microarchitecture', 'core', name)],
  ['.points.json', (path) => named('/table/inline-edit-table', 'file', path)],
  ['.insn.json', (_path, name) => named('/core/menu2', 'file', name)],
  ['.memory.json', (_path, name) => named('/charts/MemoryWraper', 'file', name)],
  ['.pinmux.json', (_path, name) => named('/charts/pinmux', 'file', name)],
  ['.pins.json', (_path, name) => named('/generator/pinout', 'file', name)],
  ['.regress.json', (path) => named('/example/create', 'file', path)],
  ['.wavedrom.json', (path) => named('/example/wavedrom', 'file', path)],
];

/** The address that opens a document: in its editor, or as a text where it has none. `canvases` are the project's. */
export function documentAddress(path: string, canvases: readonly SocCanvasRow[]): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [suffix, addressOf] = EDITORS.find(([end]) => name.endsWith(end)) ?? [];
  const address = addressOf?.(path, name.slice(0, -suffix!.length), canvases);
  return address ?? fileAddress({ path });
}
