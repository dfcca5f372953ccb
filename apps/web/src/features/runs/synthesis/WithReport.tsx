import { synthesisReport } from '@netloom/contract';
import type { SynthesisReport } from '@netloom/model';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';

interface WithReportProps {
  runId: string;
  children: (report: SynthesisReport) => ReactNode;
}

/** Shows what a run's report says once it has been read; it changes no more. */
export function WithReport({ runId, children }: WithReportProps) {
  const { data, error } = useCall(
    synthesisReport,
    { query: { runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error) return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  return data === undefined ? <Loading /> : children(data);
}
