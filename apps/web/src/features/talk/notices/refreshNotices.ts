import { listManagerSystemNotices } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

export function refreshNotices(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(listManagerSystemNotices) });
}
