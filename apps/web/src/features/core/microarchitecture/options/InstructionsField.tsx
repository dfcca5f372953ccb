import { listBlocks } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { changeOptions } from '../files/cores.ts';
import { problemsOf } from '../store/derived.ts';
import { problemsAt } from './choices.ts';
import { Reasons } from './Reasons.tsx';

/** The core's definitions of custom instructions, out of those of the project. */
export function InstructionsField({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const rows = useCall(listBlocks, { query: { deptId: useDeptId(), kind: 'insn' } }).data ?? [];
  const chosen = options.instructions ?? [];
  const paths = [...new Set([...rows.map(({ path }) => path), ...chosen])];
  const choose = (next: readonly string[]) =>
    changeOptions({ ...options, instructions: next.length === 0 ? undefined : [...next] });
  const problems = problemsAt(problemsOf(options), '/instructions');
  return (
    <div className="nl-core-option nl-core-instructions" data-option="/instructions">
      <span>{t('instructions.label')}</span>
      <p>{t('instructions.help')}</p>
      {paths.map((path) => (
        <Checkbox
          key={path}
          checked={chosen.includes(path)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, path] : chosen.filter((each) => each !== path))
          }
        >
          {path}
        </Checkbox>
      ))}
      <Link to="/core/menu2">{t('instructions.define')}</Link>
      <Reasons problems={problems} onLeaveOut={chosen.length > 0 ? () => choose([]) : undefined} />
    </div>
  );
}
