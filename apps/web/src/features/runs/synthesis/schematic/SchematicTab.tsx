import { schematic as schematicCall } from '@netloom/contract';
import { Alert, Breadcrumb, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { SchematicView } from './SchematicView.tsx';
import { useDrawing } from './useDrawing.ts';

/** The mapped netlist as a drawing, a module at a time, from the top down. */
export default function SchematicTab({ runId, top }: { runId: string; top: string }) {
  const { t } = useTranslation('synthesis');
  const [path, setPath] = useState([top]);
  const module = path.at(-1)!;
  const { data, error } = useCall(
    schematicCall,
    { query: { runId, module } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  const laid = useDrawing(data);
  const failure = error ?? laid.error;
  return (
    <div className="nl-schematic">
      <div className="nl-area-bar">
        <Breadcrumb
          items={path.map((name, depth) => ({
            key: depth,
            title:
              depth === path.length - 1 ? (
                name
              ) : (
                <button type="button" className="nl-link" onClick={() => setPath(path.slice(0, depth + 1))}>
                  {name}
                </button>
              ),
          }))}
        />
        {data !== undefined && data.omittedCells > 0 ? (
          <span className="nl-dim">
            {t('omitted', { count: data.omittedCells, drawn: data.cells.length })}
          </span>
        ) : null}
      </div>
      {failure ? <Alert type="error" showIcon title={errorText(failure)} /> : null}
      {laid.drawing ? (
        <SchematicView
          key={module}
          module={module}
          drawing={laid.drawing}
          onOpen={(name) => setPath([...path, name])}
        />
      ) : failure ? null : (
        <Spin className="nl-centre" description={t('drawing')} />
      )}
    </div>
  );
}
