import { gitStageLines } from '@netloom/contract';
import type { GitHunk, GitHunks } from '@netloom/contract';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';
import { HunkLines } from './HunkLines.tsx';
import { chosenIn, toggled } from './chosenLines.ts';
import type { ChosenLines } from './chosenLines.ts';
import './hunks.css';

interface HunkListProps extends GitHunks {
  staged: boolean;
}

/** More than anybody reads makes the page slow. */
const SHOWN_LINES = 3000;

/** Each hunk goes into the next commit by one press, or the ticked ones of its lines. */
export function HunkList({ path, version, hunks, staged }: HunkListProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { any } = usePermissions();
  const stage = useGitChange(gitStageLines);
  const [chosen, setChosen] = useState<ChosenLines>(new Set());
  const last = useRef<{ number: number; line: number } | null>(null);
  const shown = shownOf(hunks);
  const way = staged ? 'unstage' : 'stage';
  const mayStage = any('git:commit');

  function toggle(number: number, line: number, extend: boolean) {
    const from = extend && last.current?.number === number ? last.current.line : null;
    setChosen((now) => toggled(now, hunks[number]!, number, line, from));
    last.current = { number, line };
  }

  function take(number: number, lines: number[]) {
    const choice = { hunk: number, ...(lines.length > 0 && { lines }) };
    stage.mutate({ body: { deptId, path, staged, version, chosen: [choice] } });
  }

  return (
    <div className="nl-hunks">
      {shown.map((hunk, number) => {
        const lines = chosenIn(hunk, number, chosen);
        const line = t('hunks.title', { line: hunk.after });
        const title = hunk.place === '' ? line : `${line} · ${hunk.place}`;
        return (
          <section key={number} aria-label={title}>
            <header>
              <h3 title={title}>{title}</h3>
              {!mayStage ? null : (
                <Button size="small" disabled={stage.isPending} onClick={() => take(number, lines)}>
                  {lines.length === 0 ? t(`hunks.${way}`) : t(`hunks.${way}Lines`, { count: lines.length })}
                </Button>
              )}
            </header>
            <HunkLines
              hunk={hunk}
              number={number}
              chosen={chosen}
              onToggle={mayStage ? (line, extend) => toggle(number, line, extend) : undefined}
            />
          </section>
        );
      })}
      {shown.length < hunks.length && (
        <p className="nl-git-dim">{t('hunks.more', { count: hunks.length - shown.length })}</p>
      )}
    </div>
  );
}

/** The first hunks, at least one, as long as their lines are no more than can be shown. */
function shownOf(hunks: readonly GitHunk[]): readonly GitHunk[] {
  let lines = 0;
  const end = hunks.findIndex((hunk) => (lines += hunk.lines.length) > SHOWN_LINES);
  return end < 0 ? hunks : hunks.slice(0, Math.max(1, end));
}
