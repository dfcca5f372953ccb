import { crossbarsOf } from '@netloom/soc/traffic';
import { announceError } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/index.ts';
import { savePage } from '../page/savePage.ts';
import { exportPdf } from '../paint/exportPdf.ts';
import { exportPng } from '../paint/exportPng.ts';
import { exportSvg } from '../paint/exportSvg.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { refined } from '../store/refine.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { useView, zoomBy } from '../store/viewStore.ts';
import { useTheme } from '../../../../theme/index.ts';
import { autoLayout } from './autoLayout.ts';
import { fitAll } from './fitAll.ts';
import { toggleBusLoad } from '../load/busLoadStore.ts';
import { toggleWireValues } from '../probe/wireValues.ts';
import { useWaveLook } from '../../../waves/viewer/index.ts';
import { bundleCommands } from './bundles.ts';
import type { SocCommand } from './command.ts';

const STEP = 1.25;
const hasBlocks = (): boolean => useSoc.getState().scene.blocks.length > 0;

/** Whether the diagram has a crossbar whose topologies can be compared. */
function hasCrossbar(): boolean {
  const { canvas, document, library } = useSoc.getState();
  return canvas !== undefined && crossbarsOf(document, library).length > 0;
}

function saveSvg(): void {
  const { scene, document } = useSoc.getState();
  const text = exportSvg(
    refined(scene),
    useTheme.getState().dark ? DARK : LIGHT,
    document.title ?? document.name,
  );
  saveBlob(new Blob([text], { type: 'image/svg+xml' }), `${document.name}.svg`);
}

function savePdf(): void {
  const { scene, document } = useSoc.getState();
  const bytes = exportPdf(
    refined(scene),
    useTheme.getState().dark ? DARK : LIGHT,
    document.title ?? document.name,
  );
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${document.name}.pdf`);
}

async function savePng(): Promise<void> {
  const { scene, document } = useSoc.getState();
  const blob = await exportPng(refined(scene), useTheme.getState().dark ? DARK : LIGHT);
  if (blob) saveBlob(blob, `${document.name}.png`);
}

export const viewCommands: SocCommand[] = [
  {
    id: 'autoLayout',
    keys: ['L'],
    when: hasBlocks,
    run: () => void autoLayout(),
  },
  { id: 'fit', keys: ['F'], when: hasBlocks, run: fitAll },
  {
    id: 'zoomIn',
    keys: ['+', '='],
    run: () => zoomBy(STEP),
  },
  {
    id: 'zoomOut',
    keys: ['-'],
    run: () => zoomBy(1 / STEP),
  },
  {
    id: 'zoomReset',
    keys: ['0'],
    run: () => zoomBy(1 / useView.getState().viewport.scale),
  },
  {
    id: 'clockWires',
    keys: ['C'],
    run: () => setSoc({ clockWires: !useSoc.getState().clockWires }),
  },
  {
    id: 'interruptWires',
    keys: ['Shift+I'],
    run: () => setSoc({ hidesInterrupts: !useSoc.getState().hidesInterrupts }),
  },
  ...bundleCommands,
  {
    id: 'wireValues',
    keys: ['V'],
    when: () => useWaveLook.getState().look?.place.kind === 'run',
    run: toggleWireValues,
  },
  {
    id: 'busLoad',
    keys: ['Shift+B'],
    when: hasBlocks,
    run: toggleBusLoad,
  },
  {
    id: 'find',
    keys: ['Ctrl+F', '/'],
    claimsKeys: true,
    when: hasBlocks,
    run: () => openDialog('find'),
  },
  {
    id: 'compare',
    keys: ['Shift+D'],
    when: () => useSoc.getState().canvas !== undefined,
    run: () => openDialog('compare'),
  },
  {
    id: 'explore',
    keys: ['Shift+X'],
    when: hasCrossbar,
    run: () => openDialog('explore'),
  },
  { id: 'exportSvg', when: hasBlocks, run: saveSvg },
  { id: 'exportPdf', when: hasBlocks, run: savePdf },
  { id: 'exportPng', when: hasBlocks, run: () => void savePng().catch(announceError) },
  { id: 'exportPage', when: hasBlocks, run: () => void savePage().catch(announceError) },
  {
    id: 'help',
    keys: ['?', 'F1'],
    run: () => openDialog('help'),
  },
];
