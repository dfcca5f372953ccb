import type { DictData } from '@netloom/contract';
import { Tag } from 'antd';

/** An entry as it is shown wherever its value stands. */
export function EntryTag({ entry }: { entry: Pick<DictData, 'dictLabel' | 'cssClass'> }) {
  return <Tag color={entry.cssClass === '' ? undefined : entry.cssClass}>{entry.dictLabel}</Tag>;
}
