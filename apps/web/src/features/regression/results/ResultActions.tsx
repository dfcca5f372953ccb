import {
  BugOutlined,
  CopyOutlined,
  FileTextOutlined,
  LineChartOutlined,
  NodeIndexOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import type { ResultRow } from '@netloom/contract';
import { useState } from 'react';
import { RowCommands } from '../../../parts/table/RowCommands.tsx';
import { BisectDialog } from '../bisect/index.ts';
import { resultCommands } from './resultCommands.ts';
import { useResultTargets } from './useResultTargets.ts';

interface ResultActionsProps {
  runId: string;
  result: ResultRow;
}

const ICONS = {
  log: <FileTextOutlined />,
  withWaves: <ReloadOutlined />,
  wave: <LineChartOutlined />,
  bisect: <NodeIndexOutlined />,
  file: <BugOutlined />,
  copy: <CopyOutlined />,
};

/** Buttons of a result's row. */
export function ResultActions({ runId, result }: ResultActionsProps) {
  const [isSearching, setSearching] = useState(false);
  const targets = useResultTargets(runId, result, () => setSearching(true));
  return (
    <>
      <RowCommands set={resultCommands} targets={targets} icons={ICONS} />
      {isSearching ? <BisectDialog result={result} onClose={() => setSearching(false)} /> : null}
    </>
  );
}
