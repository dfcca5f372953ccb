import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../panels.ts';
import { leadRow } from '../view/select.ts';
import { titleOf } from '../view/signalRow.ts';
import { ConditionBox } from './ConditionBox.tsx';
import { FindAll } from './FindAll.tsx';
import { useFindStep } from './useFindStep.ts';
import './find.css';

/** Searches for a value: on the selected signal step by step, and across all signals of a scope. */
export default function FindPanel({ dump, view, dispatch }: WavePanelProps) {
  const { t } = useTranslation('waves');
  const [condition, setCondition] = useState('');
  const { step, outcome, forget } = useFindStep(dump, view, dispatch);
  const row = leadRow(view);
  const signal = row?.kind === 'signal' ? row : undefined;
  const disabled = !signal || condition.trim() === '';
  function change(next: string) {
    setCondition(next);
    forget();
  }
  return (
    <div className="nl-wave-find-panel">
      <ConditionBox
        condition={condition}
        error={outcome?.error}
        onChange={change}
        onEnter={(backwards) => !disabled && step(condition, backwards ? 'previous' : 'next')}
      />
      <div className="nl-wave-find-steps">
        <span className="nl-wave-find-signal" title={t('find.onSelected')}>
          {signal ? titleOf(signal).name : t('find.selectSignal')}
        </span>
        <Button
          size="small"
          icon={<ArrowLeftOutlined aria-hidden />}
          disabled={disabled}
          onClick={() => step(condition, 'previous')}
        >
          {t('find.previous')}
        </Button>
        <Button
          size="small"
          icon={<ArrowRightOutlined aria-hidden />}
          disabled={disabled}
          onClick={() => step(condition, 'next')}
        >
          {t('find.next')}
        </Button>
      </div>
      <p className="nl-wave-find-outcome" role="status">
        {outcome?.text}
      </p>
      <FindAll dump={dump} view={view} condition={condition} dispatch={dispatch} />
    </div>
  );
}
