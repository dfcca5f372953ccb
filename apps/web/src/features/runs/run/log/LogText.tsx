import { Empty } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { LogRows } from './LogRows.tsx';
import { SectionHead } from './SectionHead.tsx';
import { chooseLine } from './logMoves.ts';
import type { Section } from './sections.ts';
import type { LineChoice } from './useChosenLines.ts';
import type { LogPicture } from './useLogPicture.ts';
import type { Needle } from './useLogSearch.ts';

interface LogTextProps {
  details: RunDetails;
  state: RunState;
  picture: LogPicture;
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  lines: LineChoice;
  /** What is searched for, to be marked. */
  needle: Needle;
  onToggle: (section: Section) => void;
}

/** The rows in view, below the head of the section that they belong to. */
export function LogText(props: LogTextProps) {
  const { details, state, picture, scroller, onScroll, lines, needle, onToggle } = props;
  const { t } = useTranslation('runs');
  const { log, size, topSection, headAbove } = picture;
  const head = (section: Section) => (
    <SectionHead
      key={section.key}
      {...{ section, details, state, size, onToggle }}
      folded={log.folded.has(section.key)}
    />
  );
  return (
    <div
      ref={scroller}
      className="nl-log-scroller"
      tabIndex={0}
      onScroll={onScroll}
      onClick={(event) => chooseLine(event, picture, lines)}
    >
      {headAbove && topSection ? <div className="nl-log-above">{head(topSection)}</div> : null}
      {size === 0 ? <Empty className="nl-centre" description={t('log.empty')} /> : null}
      <LogRows
        picture={picture}
        diagnostics={state.diagnostics}
        needle={needle}
        chosen={lines.chosen}
        head={head}
      />
    </div>
  );
}
