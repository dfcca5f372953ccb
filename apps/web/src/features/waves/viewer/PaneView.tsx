import { Splitter } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { NameList } from './board/NameList.tsx';
import type { Asked, Ask } from './board/rowCommands.ts';
import type { Boards } from './board/boards.ts';
import { ValuesText } from './board/ValuesText.tsx';
import { WaveCanvas } from './board/WaveCanvas.tsx';
import { linesBetween, linesOf } from './layout.ts';
import { PaneHeader } from './PaneHeader.tsx';
import type { Dump } from './useDump.ts';
import { useValues } from './useValues.ts';
import type { ViewAction } from './view/actions.ts';
import type { Pane, ViewState } from './view/model.ts';
import { canSplit } from './view/panes.ts';
import './waveViewer.css';

interface Props {
  dump: Dump;
  view: ViewState;
  pane: Pane;
  dispatch: Dispatch<ViewAction>;
  height: number;
  boards: Boards;
  asked: Asked | null;
  ask: Ask;
  /** Width of the names in CSS pixels, the same in all panes. */
  namesWidth: number;
  onNamesWidth: (width: number) => void;
  onHover: (time: number | null) => void;
}

/** Names and waves of one pane; they scroll together. */
export function PaneView(props: Props) {
  const { dump, view, pane, dispatch, height, boards, asked, ask, onHover } = props;
  const [scrollTop, setScrollTop] = useState(0);
  const inSight = linesBetween(linesOf(pane.rows), scrollTop, scrollTop + height).map(({ row }) => row);
  const values = useValues(dump.data, inSight, view.cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useCallback((pixels: number) => scroller.current?.scrollBy(0, pixels), []);
  const several = view.panes.length > 1;
  const isActive = several && pane.key === view.activePane;
  const renaming = asked?.question === 'rename' ? asked.row.key : null;
  const names = {
    pane,
    selected: view.selected,
    values,
    scroller,
    scrollTop,
    height,
    renaming,
    dispatch,
    ask,
  };
  const can = { canPaste: view.clipboard.length > 0, canSplit: canSplit(view) };
  const waves = { pane, info: dump.info, boards, onHover };
  const described = `wave-values-${pane.key}`;
  return (
    <section
      className="nl-wave-pane"
      data-active={isActive}
      onPointerDownCapture={() => dispatch({ type: 'pane.activate', pane: pane.key })}
    >
      {several && <PaneHeader view={view} pane={pane} dispatch={dispatch} />}
      <Splitter className="nl-wave-body" onResize={([width]) => props.onNamesWidth(width!)}>
        <Splitter.Panel size={props.namesWidth} min={90} max="60%">
          <NameList {...names} {...can} onScrollTop={setScrollTop} />
        </Splitter.Panel>
        <Splitter.Panel min={120}>
          <WaveCanvas
            {...waves}
            describedBy={described}
            scrollTop={scrollTop}
            onScroll={scroll}
            dispatch={dispatch}
          />
        </Splitter.Panel>
      </Splitter>
      <ValuesText id={described} rows={inSight} values={values} info={dump.info} cursor={view.cursor} />
    </section>
  );
}
