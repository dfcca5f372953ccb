import { applyEdits } from '@netloom/soc';
import { clockCrossings } from '@netloom/soc/clocks';
import type { ClockCrossing } from '@netloom/soc/clocks';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { canvasAddress, takeEdit, useSoc } from '../../soc/index.ts';
import { Matrix } from './Matrix.tsx';
import type { Cell } from './Matrix.tsx';

/** Connections of the document that lead from one clock to another, with their place on the canvas. */
export function CrossingMatrix() {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const crossings = useMemo(() => clockCrossings(document, library), [document, library]);
  const [cell, setCell] = useState<Cell>();
  if (crossings.length === 0) return <p className="nl-clocks-note">{t('crossing.none')}</p>;
  const shown = cell ? crossings.filter(({ from, to }) => from === cell[0] && to === cell[1]) : crossings;
  return (
    <>
      <Matrix
        crossings={crossings.map(({ from, to, kind }) => ({
          from: [from],
          to,
          isSafe: kind === 'synchronised',
        }))}
        chosen={cell}
        onChoose={setCell}
      />
      <ul className="nl-clocks-list">
        {shown.map((each) => (
          <Connection key={`${each.source} ${each.sink}`} crossing={each} />
        ))}
      </ul>
    </>
  );
}

function Connection({ crossing }: { crossing: ClockCrossing }) {
  const { from, to, source, sink, kind, fixes } = crossing;
  const { t } = useTranslation('clocks');
  const say = useSaid();
  const canvas = useSoc((state) => state.canvas);
  const block = sink.split('.')[0]!;
  return (
    <li data-kind={kind === 'synchronised' ? 'safe' : 'unsafe'}>
      <code>
        {source} → {sink}
      </code>
      <span>
        {from} → {to} · {t(`crossing.${kind}`)}
      </span>
      {canvas && <Link to={canvasAddress(canvas.socCanvasId, block)}>{t('crossing.show')}</Link>}
      {fixes.map((fix) => (
        <Button
          key={fix.title}
          size="small"
          onClick={() => takeEdit(applyEdits(useSoc.getState().document, fix.edits))}
        >
          {say({ message: fix.title, wording: fix.wording })}
        </Button>
      ))}
    </li>
  );
}
