import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { Diagnostic } from '@netloom/model';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../state/SeverityIcon.tsx';
import { edit } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';
import { withFix } from './applyFix.ts';
import { disputeOf } from './disputes.ts';
import { focusField } from './focusField.ts';
import { Rivals } from './Rivals.tsx';

/** A problem: a click puts the focus on its field; its fix is one step; a conflict shows both sides. */
export function ProblemRow({ problem }: { problem: Diagnostic }) {
  const { t } = useTranslation('pinConflicts');
  const { configuration, chip } = usePins(({ open }) => open)!;
  const [explained, setExplained] = useState(false);
  const { severity, message, code, fix, place } = problem;
  const sides = disputeOf(problem, configuration, chip);
  return (
    <li>
      <div className="nl-pins-finding">
        <button type="button" onClick={() => place?.kind === 'document' && focusField(place.pointer)}>
          <SeverityIcon severity={severity} />
          <span>{message}</span>
        </button>
        <code>{code}</code>
        <span className="nl-pins-remedies">
          {sides.length === 0 ? null : (
            <Button
              size="small"
              type="text"
              icon={explained ? <DownOutlined /> : <RightOutlined />}
              aria-expanded={explained}
              onClick={() => setExplained(!explained)}
            >
              {t('problems.sides')}
            </Button>
          )}
          {fix ? (
            <Button size="small" onClick={() => edit((current) => withFix(current, fix))}>
              {fix.title}
            </Button>
          ) : null}
        </span>
      </div>
      {explained && sides.length > 0 ? <Rivals rivals={sides} configuration={configuration} /> : null}
    </li>
  );
}
