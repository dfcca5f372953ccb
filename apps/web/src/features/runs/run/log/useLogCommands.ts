import type { InputRef } from 'antd';
import type { KeyboardEvent, RefObject } from 'react';
import { pressKey } from '../../../../commands/pressKey.ts';
import { useOffer } from '../../../../commands/useOffer.ts';
import { logCommands } from './logCommands.ts';
import type { LogTargets } from './logCommands.ts';
import type { LogMoves } from './logMoves.ts';
import { toggleWrap } from './logPreferences.ts';
import type { LineChoice } from './useChosenLines.ts';
import type { LogPicture } from './useLogPicture.ts';
import type { LogSearch } from './useLogSearch.ts';

interface LogParts {
  picture: LogPicture;
  moves: LogMoves;
  lines: LineChoice;
  search: LogSearch;
  input: RefObject<InputRef | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** Offers the commands of a log; gives what runs them by their keys. */
export function useLogCommands({ picture, moves, lines, search, input, scroller }: LogParts) {
  const { topSection } = picture;
  const targets: LogTargets = {
    search: () => input.current?.focus(),
    find: (direction) => void search.find(direction),
    top: () => moves.show(0),
    follow: moves.follow,
    foldStep: () => topSection && moves.toggle(topSection),
    foldAll: moves.toggleAll,
    wrap: toggleWrap,
    clear() {
      search.setNeedle({ text: '' });
      lines.clear();
      scroller.current?.focus();
    },
  };
  useOffer(logCommands, targets);
  return (event: KeyboardEvent) => pressKey(event, logCommands, targets);
}
