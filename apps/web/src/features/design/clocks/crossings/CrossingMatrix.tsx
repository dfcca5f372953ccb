import { clockCrossings } from '@netloom/soc/clocks';
import type { ClockCrossing } from '@netloom/soc/clocks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSoc } from '../../soc/index.ts';

/** How many connections lead from each clock to each other one; a cell lists them with their place on the canvas. */
export function CrossingMatrix() {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const crossings = useMemo(() => clockCrossings(document, library), [document, library]);
  const [cell, setCell] = useState<[string, string]>();
  const domains = [...new Set(crossings.flatMap(({ from, to }) => [from, to]))].sort();
  if (crossings.length === 0) return <p className="nl-clocks-note">{t('crossing.none')}</p>;
  const at = (from: string, to: string) => crossings.filter((each) => each.from === from && each.to === to);
  const shown = cell ? at(...cell) : crossings;
  return (
    <div className="nl-clocks-scroll">
      <table className="nl-clocks-matrix">
        <thead>
          <tr>
            <th>{t('crossing.fromTo')}</th>
            {domains.map((to) => (
              <th key={to}>{to}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {domains.map((from) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {domains.map((to) => (
                <td key={to} data-kind={worst(at(from, to))}>
                  {at(from, to).length > 0 && (
                    <button
                      type="button"
                      aria-pressed={cell?.[0] === from && cell[1] === to}
                      onClick={() => setCell([from, to])}
                    >
                      {at(from, to).length}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="nl-clocks-list">
        {shown.map((each) => (
          <Crossing key={`${each.source} ${each.sink}`} crossing={each} />
        ))}
      </ul>
    </div>
  );
}

function worst(crossings: readonly ClockCrossing[]): string | undefined {
  if (crossings.length === 0) return undefined;
  return crossings.every(({ kind }) => kind === 'synchronised') ? 'safe' : 'unsafe';
}

function Crossing({ crossing: { from, to, source, sink, kind } }: { crossing: ClockCrossing }) {
  const { t } = useTranslation('clocks');
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
      {canvas && (
        <Link to={`/charts/keyboard?canvas=${canvas.socCanvasId}&block=${block}`}>{t('crossing.show')}</Link>
      )}
    </li>
  );
}
