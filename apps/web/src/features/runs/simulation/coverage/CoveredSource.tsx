import { ArrowLeftOutlined } from '@ant-design/icons';
import type { CoverageFile, CoveragePoint } from '@netloom/model';
import { Button, Checkbox } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AnnotatedCode, fileAddress } from '../../../files/editor/index.ts';
import type { AnnotatedHandle } from '../../../files/editor/index.ts';
import { LinePoints } from './LinePoints.tsx';
import { StretchSteps } from './StretchSteps.tsx';
import { annotateLines, nextStretch, shortCount, uncoveredStretches } from './annotateLines.ts';
import { COVERAGE_SORTS } from './coverageSorts.ts';
import type { CoverageSort } from './coverageSorts.ts';
import './coverage.css';

function useAnnotations(points: CoverageFile['points'], sorts: readonly CoverageSort[]) {
  return useMemo(() => {
    const lines = annotateLines(points, sorts);
    const notes = [...lines].map(([line, { tone, count }]) => {
      const gutter = count === null ? '' : shortCount(count);
      return [line, { gutter, className: `nl-cov-line-${tone}` }] as const;
    });
    return { lines, notes: new Map(notes), stretches: uncoveredStretches(lines) };
  }, [points, sorts]);
}

interface CoveredSourceProps {
  file: CoverageFile;
  onBack: () => void;
  /** What can be done with a point of the cursor's line. */
  pointAction?: (point: CoveragePoint) => ReactNode;
}

/** A source with how often its lines ran, by the sorts that are chosen. */
export function CoveredSource({ file, onBack, pointAction }: CoveredSourceProps) {
  const { t } = useTranslation('simulation');
  const [sorts, setSorts] = useState<CoverageSort[]>([...COVERAGE_SORTS]);
  const [cursor, setCursor] = useState(1);
  const view = useRef<AnnotatedHandle>(null);
  const { lines, notes, stretches } = useAnnotations(file.points, sorts);
  const step = (direction: 1 | -1) => {
    const line = nextStretch(stretches, cursor, direction);
    if (line !== undefined) view.current?.show(line);
  };
  return (
    <div className="nl-cov-source">
      <header className="nl-cov-tools">
        <Button size="small" type="text" icon={<ArrowLeftOutlined />} onClick={onBack}>
          {t('coverage.back')}
        </Button>
        <Link className="nl-mono nl-cov-path" to={fileAddress({ path: file.path, line: cursor })}>
          {file.path}
        </Link>
        <Checkbox.Group
          value={sorts}
          options={COVERAGE_SORTS.filter((sort) => file.points.some((point) => point.sort === sort)).map(
            (value) => ({ value, label: t(`coverage.sort.${value}`) }),
          )}
          onChange={setSorts}
        />
        <StretchSteps count={stretches.length} onStep={step} />
      </header>
      <div className="nl-cov-code">
        <AnnotatedCode
          ref={view}
          path={file.path}
          text={file.text}
          notes={notes}
          onCursor={setCursor}
          onStep={step}
        />
      </div>
      <LinePoints line={cursor} points={lines.get(cursor)?.points ?? []} action={pointAction} />
    </div>
  );
}
