import { CheckCircleFilled } from '@ant-design/icons';
import type { Diagnostic, RegisterMap } from '@netloom/model';
import { applyRegisterEdits, nameOfPath, placeOfPointer, registerAt } from '@netloom/soc/registers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../parts/table/useRowWindow.ts';
import { problemsOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { SeverityIcon } from './MessageList.tsx';
import { showPointer } from './showPointer.ts';

const LINE = 28;
/** What the checks say of the map now; each line leads to its place, some can be put right from here. */
export function ProblemsTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const checked = useChecked(open.map);
  const problems = problemsOf(checked);
  const { scroller, first, last, onScroll } = useRowWindow(problems.length, LINE);
  if (problems.length === 0) {
    return (
      <p className="nl-reg-none">
        <CheckCircleFilled style={{ color: 'var(--nl-success)' }} aria-hidden /> {t('problems.none')}
      </p>
    );
  }
  return (
    <div ref={scroller} className="nl-reg-problems" onScroll={onScroll}>
      <ul style={{ height: problems.length * LINE }}>
        {problems.slice(first, last).map((problem, index) => (
          <ProblemLine
            key={first + index}
            top={(first + index) * LINE}
            problem={problem}
            open={open}
            checked={checked}
          />
        ))}
      </ul>
    </div>
  );
}

interface ProblemLineProps {
  problem: Diagnostic;
  open: OpenMap;
  checked: RegisterMap;
  top: number;
}

function ProblemLine({ problem, open, checked, top }: ProblemLineProps) {
  const { place, fix, code, message } = problem;
  const pointer = place?.kind === 'document' ? place.pointer : '';
  return (
    <li style={{ transform: `translateY(${top}px)` }}>
      <SeverityIcon severity={problem.severity} />
      <button type="button" onClick={() => showPointer(pointer)} title={message}>
        <code>{placeName(checked, pointer)}</code>
        <span>{message}</span>
      </button>
      {fix && !open.readOnly && (
        <Button size="small" onClick={() => takeEdit(applyRegisterEdits(open.map, fix.edits))}>
          {fix.title}
        </Button>
      )}
      <small>{code}</small>
    </li>
  );
}

function placeName(map: RegisterMap, pointer: string): string {
  const { node, field, member } = placeOfPointer(pointer);
  const name = node.length === 0 ? map.name : nameOfPath(map, node);
  if (field !== undefined) return `${name}.${registerAt(map, node)?.fields[field]?.name ?? field}`;
  return node.length === 0 && member !== undefined ? member : name;
}
