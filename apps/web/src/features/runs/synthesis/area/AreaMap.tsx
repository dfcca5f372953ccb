import { Breadcrumb, Empty, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nodesAlong } from './areaTree.ts';
import type { AreaNode, Measure } from './areaTree.ts';
import { Treemap } from './Treemap.tsx';
import './area.css';

interface AreaMapProps {
  tree: AreaNode;
  /** What parts can be measured by, the first to begin with. */
  measures: readonly [Measure, ...Measure[]];
  format: (value: number, measure: Measure) => string;
}

/** A map of a design's instances, to scale, that is gone into. */
export function AreaMap({ tree, measures, format }: AreaMapProps) {
  const { t } = useTranslation('synthesis');
  const [measure, setMeasure] = useState(measures[0]);
  const [path, setPath] = useState<string[]>([]);
  const nodes = nodesAlong(tree, path);
  const node = nodes.at(-1)!;
  const text = (value: number) => format(value, measure);
  return (
    <>
      <div className="nl-area-bar">
        <InstancePath nodes={nodes} onGo={(depth) => setPath(path.slice(0, depth))} />
        <span className="nl-dim">
          {nodes.length > 1 ? `${node.module} · ` : ''}
          {text(node.total[measure])}
        </span>
        <Segmented
          size="small"
          value={measure}
          options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          onChange={setMeasure}
        />
      </div>
      {node.total[measure] === 0 ? (
        <Empty className="nl-centre" description={t('nothingHere')} />
      ) : (
        <Treemap
          node={node}
          measure={measure}
          format={text}
          onOpen={(names) => setPath([...path, ...names])}
        />
      )}
    </>
  );
}

interface InstancePathProps {
  nodes: readonly AreaNode[];
  /** Back to a node, by its place. */
  onGo: (depth: number) => void;
}

/** From the top to the instance that is shown. */
function InstancePath({ nodes, onGo }: InstancePathProps) {
  return (
    <Breadcrumb
      items={nodes.map(({ name }, depth) => ({
        key: depth,
        title:
          depth === nodes.length - 1 ? (
            name
          ) : (
            <button type="button" className="nl-link" onClick={() => onGo(depth)}>
              {name}
            </button>
          ),
      }))}
    />
  );
}
