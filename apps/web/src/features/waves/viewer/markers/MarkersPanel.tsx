import type { WavePanelProps } from '../panels.ts';
import { BookmarkList } from './BookmarkList.tsx';
import { GoToTime } from './GoToTime.tsx';
import { MarkerTable } from './MarkerTable.tsx';
import './markers.css';

/** Times to come back to: a typed one, markers with their differences, and bookmarked spans. */
export default function MarkersPanel({ dump: { info }, view, dispatch }: WavePanelProps) {
  return (
    <div className="nl-wave-markers-panel">
      <GoToTime info={info} cursor={view.cursor} dispatch={dispatch} />
      <MarkerTable info={info} view={view} dispatch={dispatch} />
      <BookmarkList info={info} view={view} dispatch={dispatch} />
    </div>
  );
}
