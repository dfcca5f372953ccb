import { selectDictDataByType } from '@netloom/contract';
import type { DictData } from '@netloom/contract';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** What changed is read anew where it is shown, elsewhere when it is shown next; after a gap of the stream everything. */
onStreamMessage((message) => {
  if (message.type === 'hello')
    void queryClient.invalidateQueries({ queryKey: callKey(selectDictDataByType) });
  if (message.type !== 'dictionary-changed') return;
  const queryKey = callKey(selectDictDataByType, { params: { type: message.dictType } });
  void queryClient.invalidateQueries({ queryKey });
});

/** The entries of a dictionary that are in use, in their order; kept until the server says that one changed. */
export function useDictionary(type: string | undefined): DictData[] | undefined {
  const { data } = useCall(
    selectDictDataByType,
    { params: { type: type ?? '' } },
    { enabled: type !== undefined, staleTime: Infinity, gcTime: Infinity, meta: { quiet: true } },
  );
  return data;
}
