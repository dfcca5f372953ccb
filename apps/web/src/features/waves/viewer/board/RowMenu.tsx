import { Menu } from 'antd';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../../theme/index.ts';
import { wavePalette } from '../paint/palette.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Pane, RowNode, SignalRow } from '../view/model.ts';
import { allRows } from '../view/tree.ts';
import type { Ask } from './rowCommands.ts';
import { rowMenuItems } from './rowMenuItems.ts';
import { runRowCommand } from './runRowCommand.ts';

interface Props {
  pane: Pane;
  selected: readonly number[];
  canPaste: boolean;
  canSplit: boolean;
  dispatch: Dispatch<ViewAction>;
  ask: Ask;
}

/** What can be done with the selected rows, or with an empty list. */
export function RowMenu({ pane, selected, canPaste, canSplit, dispatch, ask }: Props) {
  const { t } = useTranslation('waves');
  const rows = allRows(pane.rows).filter(({ key }) => selected.includes(key));
  const lead: RowNode | undefined = rows.find(({ key }) => key === selected.at(-1)) ?? rows[0];
  const signals = rows.filter((row): row is SignalRow => row.kind === 'signal');
  const dark = useTheme((state) => state.dark);
  const colours = wavePalette(dark, '').rows;
  const items = rowMenuItems({ lead, rows, signals, canPaste, canSplit, colours }, t);
  return (
    <Menu
      selectable={false}
      items={items}
      onClick={({ key, domEvent }) => {
        domEvent.stopPropagation();
        runRowCommand(key, { lead, signals }, { t, dispatch, ask });
      }}
    />
  );
}
