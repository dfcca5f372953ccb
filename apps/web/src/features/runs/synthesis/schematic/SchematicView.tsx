import { DownloadOutlined, ExpandOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportSvg } from './exportSvg.ts';
import type { Drawing } from './layout.ts';
import { Picture } from './Picture.tsx';
import type { Mark } from './Picture.tsx';
import { SchematicSearch } from './SchematicSearch.tsx';
import { useView } from './useView.ts';
import './schematic.css';

const STEP = 1.3;
const NOTHING: Mark = { cell: null, nets: [] };

interface SchematicViewProps {
  module: string;
  drawing: Drawing;
  onOpen: (module: string) => void;
}

interface ToolProps {
  name: 'zoomIn' | 'zoomOut' | 'fit' | 'export';
  icon: ReactNode;
  onClick: () => void;
}

function Tool({ name, icon, onClick }: ToolProps) {
  const { t } = useTranslation('synthesis');
  return (
    <Button type="text" size="small" icon={icon} aria-label={t(name)} title={t(name)} onClick={onClick} />
  );
}

/** A drawing to look around in, to search, and to take away. */
export function SchematicView({ module, drawing, onOpen }: SchematicViewProps) {
  const { t } = useTranslation('synthesis');
  const [mark, setMark] = useState<Mark>(NOTHING);
  const { box, view, fit, zoom, centre, handlers } = useView(drawing);
  return (
    <>
      <div className="nl-sch-tools">
        <SchematicSearch
          drawing={drawing}
          onFind={({ mark: found, x, y }) => {
            setMark(found);
            centre(x, y);
          }}
        />
        <Tool name="zoomOut" icon={<MinusOutlined />} onClick={() => zoom(1 / STEP)} />
        <Tool name="zoomIn" icon={<PlusOutlined />} onClick={() => zoom(STEP)} />
        <Tool name="fit" icon={<ExpandOutlined />} onClick={fit} />
        <Tool
          name="export"
          icon={<DownloadOutlined />}
          onClick={() => exportSvg(box.current!, drawing, module)}
        />
      </div>
      <svg
        ref={box}
        className="nl-sch"
        role="img"
        aria-label={t('schematicOf', { module })}
        tabIndex={0}
        {...handlers}
        onDoubleClick={() => setMark(NOTHING)}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') zoom(STEP);
          if (key === '-') zoom(1 / STEP);
          if (key === '0' || key === 'f') fit();
          if (key === 'Escape') setMark(NOTHING);
        }}
      >
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <Picture drawing={drawing} mark={mark} onMark={setMark} onOpen={onOpen} />
        </g>
      </svg>
    </>
  );
}
