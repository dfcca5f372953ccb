import { secondFactorState } from '@netloom/contract';
import { callKey, queryClient } from '../../../../../api/index.ts';
import { refreshMe } from '../refreshMe.ts';

export interface FactorForm {
  password?: string;
  code: string;
}

export interface FactorDialogProps {
  /** Whether the account has a password, which is asked for then. */
  password: boolean;
  onClose: () => void;
}

/** Reads again what is shown of the user's second factor. */
export async function refreshFactor(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: callKey(secondFactorState) }), refreshMe()]);
}
