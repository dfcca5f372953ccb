import { ArrowDownOutlined, ArrowLeftOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { coverageFile } from '@netloom/contract';
import type { CoverageFile } from '@netloom/model';
import { Alert, Button, Checkbox } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { AnnotatedCode, fileAddress } from '../../../files/editor/index.ts';
import type { AnnotatedHandle } from '../../../files/editor/index.ts';
import { LinePoints } from './LinePoints.tsx';
import { annotateLines, nextStretch, shortCount, uncoveredStretches } from './annotateLines.ts';
import { COVERAGE_SORTS } from './coverageSorts.ts';
import type { CoverageSort } from './coverageSorts.ts';

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

function Source({ file, onBack }: { file: CoverageFile; onBack: () => void }) {
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
        <span className="nl-push-right nl-dim">{t('coverage.stretches', { count: stretches.length })}</span>
        <Button
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={t('coverage.previous')}
          title={t('coverage.previous')}
          disabled={stretches.length === 0}
          onClick={() => step(-1)}
        />
        <Button
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={t('coverage.next')}
          title={t('coverage.next')}
          disabled={stretches.length === 0}
          onClick={() => step(1)}
        />
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
      <LinePoints line={cursor} points={lines.get(cursor)?.points ?? []} />
    </div>
  );
}

interface AnnotatedSourceProps {
  runId: string;
  path: string;
  onBack: () => void;
}

/** A source as the run read it: how often each line ran, and what was not covered. */
export function AnnotatedSource({ runId, path, onBack }: AnnotatedSourceProps) {
  const { t } = useTranslation('simulation');
  const { data, error } = useCall(
    coverageFile,
    { query: { runId, path } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error !== null)
    return (
      <Alert
        className="nl-run-error"
        type="error"
        showIcon
        title={errorText(error)}
        action={<Button onClick={onBack}>{t('coverage.back')}</Button>}
      />
    );
  return data === undefined ? <Loading /> : <Source file={data} onBack={onBack} />;
}
