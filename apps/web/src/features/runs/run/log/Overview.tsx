import { memo, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunDiagnostic } from '../runState.ts';
import { sliceMarks } from './marks.ts';

const SLICES = 200;
const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

interface OverviewProps {
  diagnostics: readonly RunDiagnostic[];
  /** Bytes of the log, and which of them are on screen. */
  size: number;
  from: number;
  to: number;
  onJump: (offset: number) => void;
}

/** The whole log as a strip: where the screen stands in it, where tools complained; a click goes there. */
export const Overview = memo(function Overview({ diagnostics, size, from, to, onJump }: OverviewProps) {
  const { t } = useTranslation('runs');
  const marks = useMemo(() => [...sliceMarks(diagnostics, size, SLICES)], [diagnostics, size]);
  function jump({ currentTarget, clientY }: MouseEvent) {
    const { top, height } = currentTarget.getBoundingClientRect();
    onJump(Math.floor(((clientY - top) / height) * size));
  }
  return (
    <div className="nl-log-overview" title={t('log.overview')} onClick={jump}>
      <span style={{ top: percent(from / size), height: percent((to - from) / size) }} />
      {marks.map(([slice, severity]) => (
        <i key={slice} data-severity={severity} style={{ top: percent(slice / SLICES) }} />
      ))}
    </div>
  );
});
