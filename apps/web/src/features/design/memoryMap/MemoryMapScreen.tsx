import { getAllSocCanvas, getAllSocModule } from '@netloom/contract';
import { Splitter } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffer } from '../../../commands/useOffer.ts';
import { BrokenPage, DocumentFrame, useDocumentKeys } from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import {
  CanvasPicker,
  designs,
  Dialogs,
  isDialogOpen,
  takeModules,
  useCanvasFile,
  useCheck,
  useChosenDesign,
  useSoc,
} from '../soc/index.ts';
import { ChartsFrame } from '../charts/index.ts';
import { mapCommands } from './actions/commands.ts';
import { MapDrawing } from './drawing/MapDrawing.tsx';
import { NothingMapped } from './NothingMapped.tsx';
import { SidePane } from './SidePane.tsx';
import { usePane } from './store/paneStore.ts';
import { startEditing } from './table/tableStore.ts';
import { MapEdits } from './toolbar/MapEdits.tsx';
import { StatusLine } from './toolbar/StatusLine.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useResetView } from './useResetView.ts';
import { WhoIsAt } from './who/WhoIsAt.tsx';
import './memoryMap.css';

const KEYS = { isBlocked: isDialogOpen };

export default function MemoryMapScreen() {
  return (
    <ChartsFrame>
      <AddressMap />
    </ChartsFrame>
  );
}

/** The address map of a SoC: drawn to scale and as a table, both editing the document of the SoC canvas. */
function AddressMap() {
  const { ready } = useTranslation('memoryMap');
  const { ready: socReady } = useTranslation('soc');
  const deptId = useDeptId();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } });
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const open = useCanvasFile(deptId, canvases.data);
  const broken = designs.use((state) => state.broken);
  useChosenDesign(deptId, open);
  useCheck();
  useResetView();
  useDocumentKeys(designs, KEYS);
  useOffer(mapCommands, null);
  const canvas = useSoc((state) => state.canvas);
  useEffect(() => {
    if (modules.data) takeModules(modules.data);
  }, [modules.data]);
  if (!ready || !socReady || !canvases.data || !modules.data) return <Loading />;
  return (
    <DocumentFrame documents={designs}>
      <div className="nl-map">
        <Toolbar
          picker={<CanvasPicker deptId={deptId} canvases={canvases.data} onOpen={(id) => void open(id)} />}
          edits={<MapEdits />}
          finder={canvas && <WhoIsAt />}
        />
        {broken ? (
          <BrokenPage broken={broken} />
        ) : (
          <NothingMapped hasCanvas={canvases.data.length > 0}>
            <Panes />
          </NothingMapped>
        )}
        <StatusLine />
        <Dialogs
          deptId={deptId}
          names={canvases.data.map((row) => row.socName)}
          onOpen={(id) => void open(id)}
        />
      </div>
    </DocumentFrame>
  );
}

/** Drawing and tables side by side; on a narrow screen one at a time. */
function Panes() {
  const narrow = useNarrow();
  const pane = usePane((state) => state.pane);
  const side = useRef<HTMLDivElement>(null);

  function typeBase(): void {
    usePane.setState({ pane: 'table' });
    startEditing('base');
  }

  if (narrow)
    return (
      <>
        {pane === 'map' && <MapDrawing onTypeBase={typeBase} />}
        <SidePane drawing />
      </>
    );
  return (
    <Splitter className="nl-map-panes">
      <Splitter.Panel defaultSize="44%" min={320}>
        <MapDrawing onTypeBase={typeBase} />
      </Splitter.Panel>
      <Splitter.Panel min={320}>
        <div ref={side} className="nl-map-side">
          <SidePane />
        </div>
      </Splitter.Panel>
    </Splitter>
  );
}
