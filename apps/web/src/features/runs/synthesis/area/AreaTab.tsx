import type { SynthesisReport } from '@netloom/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../run/index.ts';
import { AreaMap } from './AreaMap.tsx';
import { areaTree } from './areaTree.ts';
import { ModuleTable } from './ModuleTable.tsx';

interface AreaTabProps {
  runId: string;
  report: SynthesisReport;
}

/** Where the design's area, cells or flip-flops are: a map that is gone into, and the instances as a table. */
export function AreaTab({ runId, report }: AreaTabProps) {
  const { i18n } = useTranslation('synthesis');
  const tree = useMemo(() => areaTree(report), [report]);
  const hasArea = report.modules.some(({ area }) => area !== null);
  return (
    <div className="nl-area">
      <AreaMap
        tree={tree}
        measures={hasArea ? ['area', 'cells', 'flipFlops'] : ['cells', 'flipFlops']}
        format={(value) => formatNumber(value, i18n.language)}
      />
      <ModuleTable runId={runId} report={report} tree={tree} />
    </div>
  );
}
