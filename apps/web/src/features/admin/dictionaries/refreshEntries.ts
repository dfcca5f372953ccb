import { selectDictDataList, selectDictTypeList } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

/** Reads lists of entries, and their counts, anew. Forms hear of the change by the stream. */
export function refreshEntries(): Promise<unknown> {
  const lists = [callKey(selectDictDataList), callKey(selectDictTypeList)];
  return Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
