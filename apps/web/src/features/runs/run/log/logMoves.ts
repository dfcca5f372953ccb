import type { MouseEvent } from 'react';
import { lineAround } from './logRows.ts';
import { READ_BYTES, endOf, holds, offsetAt } from './logWindow.ts';
import { rowAt } from './rows.ts';
import { sectionAt } from './sections.ts';
import type { Section } from './sections.ts';
import type { LineChoice } from './useChosenLines.ts';
import type { LogPicture } from './useLogPicture.ts';

/** Whether every section is folded. */
export function allFolded({ sections, log }: LogPicture): boolean {
  return sections.length > 0 && log.folded.size >= sections.length;
}

export interface LogMoves {
  /** Goes to a byte. */
  show: (offset: number) => void;
  follow: () => void;
  /** Folds or unfolds; the head of what is folded stays in view. */
  toggle: (section: Section) => void;
  toggleAll: () => void;
}

/** Ways through a log. What is not held, or folded away, is read. */
export function logMoves(picture: LogPicture): LogMoves {
  const { log, place, sections, size, topSection, headAbove } = picture;
  const { window: held, folded } = log;
  return {
    show(offset: number) {
      place.goTo({ offset });
      const section = sectionAt(sections, offset);
      if (!holds(held, offset) || (section !== undefined && folded.has(section.key))) log.jump(offset);
    },
    follow() {
      place.follow();
      const hidden = sections.length > 0 && folded.has(sections.at(-1)?.key ?? '');
      if (hidden || endOf(held) + READ_BYTES < size) log.jump(size);
    },
    toggle(section: Section) {
      if (section === topSection && headAbove) place.goTo({ offset: section.from, head: true });
      else place.leaveEnd();
      log.toggle(section);
    },
    toggleAll() {
      place.goTo(null);
      if (allFolded(picture)) log.unfoldAll(0);
      else log.foldAll();
    },
  };
}

/** Chooses the line whose gutter was clicked, or with Shift all from the chosen ones to it. */
export function chooseLine({ target, shiftKey }: MouseEvent, picture: LogPicture, lines: LineChoice) {
  const at = target instanceof HTMLElement ? target.dataset['at'] : undefined;
  if (at === undefined) return;
  const { rows, place, log } = picture;
  const line = lineAround(rows, rowAt(rows, Number(at)));
  const from = offsetAt(log.window, rows[line.first]?.at ?? 0);
  const to = offsetAt(log.window, rows[line.last + 1]?.at ?? Infinity);
  place.goTo(null);
  const known = shiftKey ? lines.chosen : null;
  lines.choose(
    known === null ? { from, to } : { from: Math.min(known.from, from), to: Math.max(known.to, to) },
  );
}
