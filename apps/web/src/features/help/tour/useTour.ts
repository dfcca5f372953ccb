import { getTour, openTour } from '@netloom/contract';
import type { Tour } from '@netloom/contract';
import { useEffect } from 'react';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient, useCall } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** The user's tour as the server knows it; a run that ended may have ticked a step while the panel is open. */
export function useTour(): Tour | undefined {
  const { data } = useCall(getTour, {}, { meta: { quiet: true } });
  const open = data?.open ?? false;
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'tour-changed' || (open && type === 'runs-changed'))
          void queryClient.invalidateQueries({ queryKey: callKey(getTour) });
      }),
    [open],
  );
  return data;
}

/** Opens or closes the panel. */
export async function showTour(open: boolean): Promise<void> {
  try {
    queryClient.setQueryData(callKey(getTour, {}), await callApi(openTour, { body: { open } }));
  } catch (error) {
    announceError(error);
  }
}
