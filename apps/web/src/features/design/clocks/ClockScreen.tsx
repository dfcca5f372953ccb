import { getAllSocCanvas, getAllSocModule } from '@netloom/contract';
import { Button, Empty, Splitter } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { BrokenPage, Commands, DocumentFrame, useDocumentKeys } from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useDeptId } from '../../../session/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import {
  CanvasPicker,
  designs,
  Dialogs,
  generate,
  isDialogOpen,
  openDialog,
  takeModules,
  useCanvasFile,
  useCheck,
  useChosenDesign,
  useSoc,
} from '../soc/index.ts';
import { SidePane } from './SidePane.tsx';
import { PllDialog } from './solver/PllDialog.tsx';
import { closeSolver, openSolver, useClockView } from './store/clockStore.ts';
import { newClock } from './store/edits.ts';
import { TreeDrawing } from './tree/TreeDrawing.tsx';
import './clocks.css';

const KEYS = { isBlocked: isDialogOpen };

/** The clocks and resets of a SoC: drawn as a tree and as tables, both editing the document of the SoC canvas. */
export default function ClockScreen() {
  const { ready } = useTranslation('clocks');
  const { ready: socReady } = useTranslation('soc');
  const deptId = useDeptId();
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } });
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const open = useCanvasFile(deptId, canvases.data);
  const broken = designs.use((state) => state.broken);
  useChosenDesign(deptId, open);
  useCheck();
  useDocumentKeys(designs, KEYS);
  useEffect(() => {
    if (modules.data) takeModules(modules.data);
  }, [modules.data]);
  if (!ready || !socReady || !canvases.data || !modules.data) return <Loading />;
  return (
    <DocumentFrame documents={designs}>
      <div className="nl-clocks">
        <Toolbar>
          <CanvasPicker deptId={deptId} canvases={canvases.data} onOpen={(id) => void open(id)} />
        </Toolbar>
        {broken ? <BrokenPage broken={broken} /> : <Body hasCanvas={canvases.data.length > 0} />}
        <Dialogs
          deptId={deptId}
          names={canvases.data.map((row) => row.socName)}
          onOpen={(id) => void open(id)}
        />
      </div>
    </DocumentFrame>
  );
}

function Toolbar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('clocks');
  const canvas = useSoc((state) => state.canvas);
  const solving = useClockView((state) => state.solving);
  const narrow = useNarrow();
  return (
    <div className="nl-clocks-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      <Commands documents={designs} />
      <span className="nl-clocks-spring" />
      <Button size="small" disabled={!canvas} onClick={() => openSolver()}>
        {t('pll.open')}
      </Button>
      {!narrow && (
        <Button type="primary" disabled={!canvas} onClick={generate}>
          {t('generate')}
        </Button>
      )}
      {solving !== undefined && <PllDialog key={solving} pll={solving || undefined} onClose={closeSolver} />}
    </div>
  );
}

/** Drawing and tables one above the other; without clocks what they are for, and the first one. */
function Body({ hasCanvas }: { hasCanvas: boolean }) {
  const { t } = useTranslation('clocks');
  const narrow = useNarrow();
  const canvas = useSoc((state) => state.canvas);
  const count = useSoc((state) => Object.keys(state.document.clocks).length);
  if (!hasCanvas || (canvas && count === 0))
    return (
      <Empty className="nl-clocks-none" description={t(hasCanvas ? 'empty.noClock' : 'empty.noDesign')}>
        <Button type="primary" onClick={() => (hasCanvas ? newClock() : openDialog('newCanvas'))}>
          {t(hasCanvas ? 'edit.addInput' : 'empty.newDesign')}
        </Button>
      </Empty>
    );
  if (!canvas) return <div />;
  if (narrow) return <SidePane drawing />;
  return (
    <Splitter className="nl-clocks-panes" orientation="vertical">
      <Splitter.Panel defaultSize="52%" min={140}>
        <TreeDrawing />
      </Splitter.Panel>
      <Splitter.Panel min={160}>
        <SidePane drawing={false} />
      </Splitter.Panel>
    </Splitter>
  );
}
