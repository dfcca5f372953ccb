import { cellsOf } from '@netloom/core/pipeline';
import type { Cell, Followed } from '@netloom/core/pipeline';
import { useTranslation } from 'react-i18next';
import type { Trace } from './traceOf.ts';

interface CycleStateProps {
  trace: Trace;
  text: (instruction: Followed) => string;
  cycle: number;
}

const STAGES = { 2: ['F', 'X'], 5: ['F', 'D', 'X', 'M', 'W'] } as const;
/** More are never in the pipeline at once. */
const MOST = 64;

/** What is in a cycle in which stage. */
function inCycle({ instructions, record, firstIn }: Trace, cycle: number): Map<string, [Followed, Cell]> {
  const first = firstIn[cycle] ?? -1;
  const found = new Map<string, [Followed, Cell]>();
  if (first < 0) return found;
  for (const each of instructions.slice(first, first + MOST)) {
    const [cell] = cellsOf(each, record, cycle, cycle + 1);
    if (cell) found.set(cell.stage, [each, cell]);
  }
  return found;
}

/** The cycle in words: which instruction is where, why it waits, and why none goes on. */
export function CycleState({ trace, text, cycle }: CycleStateProps) {
  const { t } = useTranslation('pipeline');
  const { record } = trace;
  const there = inCycle(trace, cycle);
  const cause = record.cause(cycle);
  return (
    <aside className="nl-pipe-state" id="pipe-state" aria-live="polite">
      <h4>{t('state', { cycle: record.first + cycle })}</h4>
      <p data-cause={cause}>{cause ? t(`cause.${cause}`) : t('goesOn')}</p>
      <dl>
        {STAGES[record.stages].map((stage) => {
          const [instruction, cell] = there.get(stage) ?? [];
          return (
            <div key={stage}>
              <dt>
                <b data-stage={stage}>{stage}</b>{' '}
                {t(`stage.${record.stages === 2 && stage === 'X' ? 'all' : stage}`)}
              </dt>
              <dd>
                {instruction ? (
                  <code>{text(instruction)}</code>
                ) : (
                  <span className="nl-dim">{t('empty')}</span>
                )}
                {cell?.waits ? (
                  <small>{t(cell.waits === 'behind' ? 'behind' : `cause.${cell.waits}`)}</small>
                ) : null}
                {instruction && isLast(instruction, cycle) ? (
                  <small>{t(`fate.${instruction.fate}`)}</small>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      {record.flag(cycle, 'instructionMiss') ? <p>{t('instructionMiss')}</p> : null}
      {record.flag(cycle, 'dataMiss') ? <p>{t('dataMiss')}</p> : null}
    </aside>
  );
}

const isLast = ({ last, fate }: Followed, cycle: number) => last === cycle && fate !== 'inFlight';
