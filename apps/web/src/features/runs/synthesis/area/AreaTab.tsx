import type { SynthesisReport } from '@netloom/model';
import { Breadcrumb, Empty, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../run/index.ts';
import { areaTree, nodesAlong } from './areaTree.ts';
import type { AreaNode, Measure } from './areaTree.ts';
import { ModuleTable } from './ModuleTable.tsx';
import { Treemap } from './Treemap.tsx';

interface AreaTabProps {
  runId: string;
  report: SynthesisReport;
}

/** Where the design's area, cells or flip-flops are: a map that is gone into, and the instances as a table. */
export function AreaTab({ runId, report }: AreaTabProps) {
  const { t, i18n } = useTranslation('synthesis');
  const tree = useMemo(() => areaTree(report), [report]);
  const hasArea = report.modules.some(({ area }) => area !== null);
  const [measure, setMeasure] = useState<Measure>(hasArea ? 'area' : 'cells');
  const [path, setPath] = useState<string[]>([]);
  const nodes = nodesAlong(tree, path);
  const node = nodes.at(-1)!;
  const measures = (['area', 'cells', 'flipFlops'] as const).filter((each) => hasArea || each !== 'area');
  const format = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="nl-area">
      <div className="nl-area-bar">
        <InstancePath nodes={nodes} onGo={(depth) => setPath(path.slice(0, depth))} />
        <span className="nl-dim">
          {nodes.length > 1 ? `${node.module} · ` : ''}
          {format(node.total[measure])}
        </span>
        <Segmented
          className="nl-push-right"
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
          format={format}
          onOpen={(names) => setPath([...path, ...names])}
        />
      )}
      <ModuleTable runId={runId} report={report} tree={tree} />
    </div>
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
