import type { TimingReport } from '@netloom/model';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useTimingReport } from './useTimingReport.ts';

interface WithReportProps {
  runId: string;
  children: (report: TimingReport) => ReactNode;
}

/** Shows what a run's report says once it has been read. */
export function WithReport({ runId, children }: WithReportProps) {
  const { data, error } = useTimingReport(runId);
  if (error) return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  return data === undefined ? <Loading /> : children(data);
}
