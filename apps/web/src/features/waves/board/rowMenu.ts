import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import type { Dispatch } from 'react';
import { radixesOf } from '../format/radix.ts';
import type { Radix } from '../format/radix.ts';
import type { Row, ViewAction } from '../view/viewState.ts';

/** What can be done with a displayed signal: its radix, its place, its removal. */
export function rowMenu(
  row: Row,
  index: number,
  t: TFunction<'waves'>,
  dispatch: Dispatch<ViewAction>,
): MenuProps {
  const { key } = row;
  const radixes = radixesOf(row.variable);
  const choices = radixes.map((radix) => ({ key: `radix-${radix}`, label: t(`radix.${radix}`) }));
  const items: MenuProps['items'] = [
    ...(radixes.length > 0 ? [{ key: 'radix', label: t('radix.label'), children: choices }] : []),
    { key: 'up', label: t('moveUp'), disabled: index === 0 },
    { key: 'down', label: t('moveDown') },
    { key: 'remove', label: t('remove') },
  ];
  return {
    items,
    selectedKeys: [`radix-${row.radix}`],
    onClick({ key: chosen }) {
      if (chosen === 'up') dispatch({ type: 'move', key, to: index - 1 });
      else if (chosen === 'down') dispatch({ type: 'move', key, to: index + 1 });
      else if (chosen === 'remove') dispatch({ type: 'remove', key });
      else dispatch({ type: 'radix', key, radix: chosen.slice('radix-'.length) as Radix });
    },
  };
}
