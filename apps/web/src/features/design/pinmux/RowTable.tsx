import type { ReactNode, UIEvent } from 'react';
import { useRowWindow } from '../../../parts/table/useRowWindow.ts';

/** Of a row with its line, in CSS pixels; as `pinmux.css` has it. */
const ROW = 27;

interface RowTableProps<T> {
  /** Cells of the heading. */
  heading: ReactNode;
  /** Of the columns, in CSS pixels: rows that come in sight move none of them. */
  widths: readonly number[];
  rows: readonly T[];
  row: (each: T) => ReactNode;
  /** Below the rows. */
  children: ReactNode;
}

/** A table that may have hundreds of rows, of which those in sight are drawn. */
export function RowTable<T>({ heading, widths, rows, row, children }: RowTableProps<T>) {
  const { scroller, first, last, onScroll } = useRowWindow(rows.length, ROW);
  return (
    <div
      ref={scroller}
      className="nl-pinmux-scroll"
      onScroll={(event) => {
        leaveWhatGoes(event);
        onScroll();
      }}
    >
      <table
        className="nl-pinmux-table"
        aria-rowcount={rows.length + 1}
        style={{ width: widths.reduce((sum, width) => sum + width, 0) }}
      >
        <colgroup>
          {widths.map((width, column) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>{heading}</tr>
        </thead>
        <tbody>
          <Gap rows={first} />
          {rows.slice(first, last).map(row)}
          <Gap rows={rows.length - last} />
        </tbody>
      </table>
      {children}
    </div>
  );
}

/** What is typed into a row is taken before the row is drawn no more. */
function leaveWhatGoes({ currentTarget: box }: UIEvent<HTMLElement>): void {
  const typed = document.activeElement;
  if (!(typed instanceof HTMLElement) || !box.contains(typed)) return;
  const [inside, around] = [typed.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inside.bottom < around.top || inside.top > around.bottom) typed.blur();
}

/** The room of rows that are not in sight. */
function Gap({ rows }: { rows: number }) {
  return rows <= 0 ? null : (
    <tr aria-hidden="true" className="nl-pinmux-gap" style={{ height: rows * ROW }} />
  );
}
