import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { Diagnostic } from '@netloom/model';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import type { ProblemListProps } from './ProblemList.tsx';
import { SaidText } from './SaidText.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useSaid } from './useSaid.ts';
import './problems.css';

type ProblemRowProps = Omit<ProblemListProps, 'problems' | 'none'> & { problem: Diagnostic };

export function ProblemRow({ problem, onShow, nameOf, helpOf, onFix, explain }: ProblemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { severity, code, fix, place } = problem;
  const say = useSaid();
  const name = nameOf?.(problem) ?? '';
  const more = explain?.of(problem);
  const help = helpOf?.(code);
  const said = <code className="nl-problem-code">{code}</code>;
  return (
    <li>
      <div className="nl-problem">
        <button
          type="button"
          className="nl-problem-place"
          onClick={() => place?.kind === 'document' && onShow(place)}
        >
          <SeverityIcon severity={severity} />
          {name === '' ? null : <code>{name}</code>}
          <SaidText said={problem} />
        </button>
        {more ? (
          <Button
            size="small"
            type="text"
            icon={isOpen ? <DownOutlined /> : <RightOutlined />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {explain?.label}
          </Button>
        ) : null}
        {fix && onFix ? (
          <Button size="small" title={fix.title} onClick={() => onFix(fix)}>
            {say({ message: fix.title, wording: fix.wording })}
          </Button>
        ) : null}
        {help === undefined ? said : <Tooltip title={say(help)}>{said}</Tooltip>}
      </div>
      {isOpen ? more : null}
    </li>
  );
}
