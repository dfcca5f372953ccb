import { ImportOutlined, PartitionOutlined, PlusOutlined } from '@ant-design/icons';
import { getAllSocCanvas, getAllSocModule } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import type { Reference } from '@netloom/model';
import { socKind } from '@netloom/soc';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../commands/useKeys.ts';
import {
  BrokenPage,
  DocumentFrame,
  StartPage,
  useDocumentKeys,
  useTemplatesOf,
} from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useLooksAt, useSaidParts } from '../../talk/lookedAt/index.ts';
import { isProposed } from './attach/proposal.ts';
import { BottomPanel } from './bottom/BottomPanel.tsx';
import { useBelowCheck } from './bottom/useBelowCheck.ts';
import { useCheck } from './bottom/useCheck.ts';
import { CanvasView } from './canvas/CanvasView.tsx';
import { socCommands } from './commands/all.ts';
import { Dialogs } from './Dialogs.tsx';
import { CanvasPicker } from './files/CanvasPicker.tsx';
import { designs } from './files/designs.ts';
import { GenerateButton } from './files/GenerateButton.tsx';
import { takeModules } from './files/modules.ts';
import { useAddressedBlock } from './files/useAddressedBlock.ts';
import { useCanvasFile } from './files/useCanvasFile.ts';
import { useChosenDesign } from './files/useChosenDesign.ts';
import { setOpener } from './levels/levels.ts';
import { PalettePanel } from './palette/PalettePanel.tsx';
import { PropertiesPanel } from './properties/PropertiesPanel.tsx';
import { useWireValuesAtCursor } from './probe/useWireValuesAtCursor.ts';
import { useMarks } from './store/marks.ts';
import { useSoc } from './store/socStore.ts';
import { isDialogOpen, openDialog, useUi } from './store/uiStore.ts';
import { Toolbar } from './Toolbar.tsx';
import './properties/panels.css';
import './soc.css';

const KEYS = { isBlocked: () => isDialogOpen() || isProposed() };

/** The SoC canvas: palette, diagram, properties, and the tables of problems, addresses and interrupts. */
export default function SocCanvasScreen() {
  const { ready } = useTranslation('soc');
  const deptId = useDeptId();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } });
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const open = useOpenCanvas(deptId, canvases.data);
  const broken = designs.use((state) => state.broken);
  const canvas = useSoc((state) => state.canvas);
  const panels = useUi((state) => state.open);
  useChosenDesign(deptId, open);
  useAddressedBlock(open);
  useDocumentKeys(designs, KEYS);
  useKeys(socCommands, null, KEYS.isBlocked);
  useEffect(() => {
    if (modules.data) takeModules(modules.data);
  }, [modules.data]);
  if (!ready || !canvases.data || !modules.data) return <Loading />;
  return (
    <DocumentFrame documents={designs}>
      <div
        className="nl-soc"
        data-palette={panels.has('palette')}
        data-properties={panels.has('properties')}
        data-bottom={panels.has('bottom')}
      >
        <Toolbar actions={<GenerateButton />}>
          <CanvasPicker deptId={deptId} canvases={canvases.data} onOpen={open} />
        </Toolbar>
        {panels.has('palette') && <PalettePanel modules={modules.data} />}
        <div className="nl-soc-middle">
          {broken ? (
            <BrokenPage broken={broken} />
          ) : canvas ? (
            <CanvasView />
          ) : (
            canvases.data.length === 0 && <NoCanvas />
          )}
        </div>
        {panels.has('properties') && canvas && <PropertiesPanel />}
        {panels.has('bottom') && canvas && <BottomPanel />}
        <Dialogs deptId={deptId} names={canvases.data.map((row) => row.socName)} onOpen={open} />
        <Followed />
      </div>
    </DocumentFrame>
  );
}

/** What follows each edit and each selection; a component of its own, so that the screen around it does not. */
function Followed() {
  useCheck();
  useBelowCheck();
  useWireValuesAtCursor();
  useLooksAt(useSelectedReference());
  useSaidMarks();
  return null;
}

/** The design as messages refer to it, with its block when one alone is selected. */
function useSelectedReference(): Reference | null {
  const name = useSoc(({ canvas }) => canvas?.socName);
  const block = useSoc(({ selection: { blocks } }) => (blocks.size === 1 ? [...blocks][0] : undefined));
  return name === undefined ? null : { kind: 'design', design: name, ...(block !== undefined && { block }) };
}

/** Marks the blocks that somebody said something about. */
function useSaidMarks(): void {
  const design = useSoc(({ canvas }) => canvas?.socName);
  const said = useSaidParts<string>(design === undefined ? null : { kind: 'design', design }, (reference) =>
    reference.kind === 'design' && reference.design === useSoc.getState().canvas?.socName
      ? reference.block
      : undefined,
  );
  useEffect(() => useMarks.setState({ said }), [said]);
}

/** Opens canvases; commands that go through the hierarchy open them in the same way. */
function useOpenCanvas(deptId: number, canvases: SocCanvasRow[] | undefined): (socCanvasId: number) => void {
  const open = useCanvasFile(deptId, canvases);
  useEffect(() => {
    setOpener(open);
    return () => setOpener(undefined);
  }, [open]);
  return useCallback((socCanvasId: number) => void open(socCanvasId), [open]);
}

/** The project has no canvas yet. */
function NoCanvas() {
  const { t } = useTranslation('soc');
  const begin = (template?: string) => openDialog('newCanvas', template);
  return (
    <StartPage
      id={socKind.id}
      title={t('file.noneTitle')}
      text={t('file.none')}
      actions={[
        { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => begin() },
        {
          key: 'import',
          label: t('command.import'),
          icon: <ImportOutlined />,
          run: () => openDialog('import'),
        },
      ]}
      icon={<PartitionOutlined />}
      templates={useTemplatesOf(socKind, 'soc')}
      entries={[]}
      onBegin={begin}
      onOpen={() => undefined}
    />
  );
}
