import {
  ApartmentOutlined,
  ClockCircleOutlined,
  ExpandOutlined,
  FileImageOutlined,
  FieldBinaryOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { exportSvg } from '../paint/exportSvg.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { useView, zoomBy } from '../store/viewStore.ts';
import { useTheme } from '../../../../theme/index.ts';
import { autoLayout } from './autoLayout.ts';
import { fitAll } from './fitAll.ts';
import { toggleWireValues } from '../probe/wireValues.ts';
import { useWaveLook } from '../../../waves/viewer/index.ts';
import { always } from './command.ts';
import type { Command } from './command.ts';

const STEP = 1.25;
const hasBlocks = (): boolean => useSoc.getState().scene.blocks.length > 0;

function saveSvg(): void {
  const { scene, document } = useSoc.getState();
  const text = exportSvg(scene, useTheme.getState().dark ? DARK : LIGHT, document.title ?? document.name);
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  link.download = `${document.name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const viewCommands: Command[] = [
  {
    id: 'autoLayout',
    icon: <ApartmentOutlined aria-hidden />,
    keys: ['L'],
    enabled: hasBlocks,
    run: () => void autoLayout(),
  },
  { id: 'fit', icon: <ExpandOutlined aria-hidden />, keys: ['F'], enabled: hasBlocks, run: fitAll },
  {
    id: 'zoomIn',
    icon: <ZoomInOutlined aria-hidden />,
    keys: ['+', '='],
    enabled: always,
    run: () => zoomBy(STEP),
  },
  {
    id: 'zoomOut',
    icon: <ZoomOutOutlined aria-hidden />,
    keys: ['-'],
    enabled: always,
    run: () => zoomBy(1 / STEP),
  },
  {
    id: 'zoomReset',
    keys: ['0'],
    enabled: always,
    run: () => zoomBy(1 / useView.getState().viewport.scale),
  },
  {
    id: 'clockWires',
    icon: <ClockCircleOutlined aria-hidden />,
    keys: ['C'],
    enabled: always,
    run: () => setSoc({ clockWires: !useSoc.getState().clockWires }),
  },
  {
    id: 'wireValues',
    icon: <FieldBinaryOutlined aria-hidden />,
    keys: ['V'],
    enabled: () => useWaveLook.getState().look?.place.kind === 'run',
    run: toggleWireValues,
  },
  {
    id: 'find',
    icon: <SearchOutlined aria-hidden />,
    keys: ['Ctrl+F', '/'],
    enabled: hasBlocks,
    run: () => openDialog('find'),
  },
  { id: 'exportSvg', icon: <FileImageOutlined aria-hidden />, enabled: hasBlocks, run: saveSvg },
  {
    id: 'help',
    icon: <QuestionCircleOutlined aria-hidden />,
    keys: ['?', 'F1'],
    enabled: always,
    run: () => openDialog('help'),
  },
];
