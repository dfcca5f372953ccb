import { listBugs, moveBug } from '@netloom/contract';
import type { BugRow, BugStatus } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useDeptId } from '../../../session/index.ts';
import { bugAddress } from './address.ts';
import type { BugFilter } from './filter.ts';
import { BUG_STATUSES } from './look.ts';
import { refreshBugs } from './useBugChanges.ts';
import { SeverityTag, StatusTag } from './Words.tsx';

/** Cards of one column. */
const MOST_CARDS = 50;

function Card({ bug, onDrag }: { bug: BugRow; onDrag: (bug: BugRow) => void }) {
  const { bugId, title, severity, assignee, label } = bug;
  return (
    <li draggable onDragStart={() => onDrag(bug)}>
      <Link to={bugAddress(bugId)}>
        <span className="nl-dim">#{bugId}</span> <bdi>{title}</bdi>
      </Link>
      <p>
        <SeverityTag severity={severity} /> <span className="nl-dim">{label}</span>
        <span className="nl-bugs-who">
          <bdi>{assignee}</bdi>
        </span>
      </p>
    </li>
  );
}

interface ColumnProps {
  status: BugStatus;
  filter: BugFilter;
  onDrag: (bug: BugRow) => void;
  onDrop: (status: BugStatus) => void;
}

function BoardColumn({ status, filter, onDrag, onDrop }: ColumnProps) {
  const { t } = useTranslation('bugs');
  const deptId = useDeptId();
  const asked = { deptId, ...filter, status, page: 1, limit: MOST_CARDS };
  const { data } = useCall(listBugs, { query: asked }, listQuery);
  const rest = (data?.total ?? 0) - (data?.rows.length ?? 0);
  return (
    <section aria-label={status} onDragOver={(event) => event.preventDefault()} onDrop={() => onDrop(status)}>
      <h3>
        <StatusTag status={status} /> <span className="nl-dim">{data?.total ?? ''}</span>
      </h3>
      <ul>
        {data?.rows.map((bug) => (
          <Card key={bug.bugId} bug={bug} onDrag={onDrag} />
        ))}
      </ul>
      {rest > 0 ? <p className="nl-dim">{t('more', { count: rest })}</p> : null}
    </section>
  );
}

interface BugBoardProps {
  filter: BugFilter;
  /** What asks for a reason or a commit is moved where these can be given. */
  onAsk: (bugId: number) => void;
}

/** Defects by their status; a card is dragged to another column, or opened to be moved. */
export function BugBoard({ filter, onAsk }: BugBoardProps) {
  const [dragged, setDragged] = useState<BugRow>();
  const move = useCallMutation(moveBug, { onSettled: refreshBugs });
  const columns = BUG_STATUSES.filter((status) => filter.status === undefined || filter.status === status);
  function drop(status: BugStatus) {
    if (dragged === undefined || dragged.status === status) return;
    const { bugId, revision } = dragged;
    setDragged(undefined);
    const forward = BUG_STATUSES.indexOf(status) > BUG_STATUSES.indexOf(dragged.status);
    if (forward && status !== 'Completed') move.mutate({ body: { bugId, revision, status } });
    else onAsk(bugId);
  }
  return (
    <div className="nl-bugs-board">
      {columns.map((status) => (
        <BoardColumn key={status} {...{ status, filter }} onDrag={setDragged} onDrop={drop} />
      ))}
    </div>
  );
}
