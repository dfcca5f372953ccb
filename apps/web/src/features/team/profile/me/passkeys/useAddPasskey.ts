import { addPasskey, beginPasskey } from '@netloom/contract';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../../../api/index.ts';
import { refreshPasskeys } from './refreshPasskeys.ts';

export interface NewPasskey {
  name: string;
  password: string;
  code?: string;
}

/** Proof, the device's answer, and its check, one after the other. */
export function useAddPasskey() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ name, password, code }: NewPasskey) => {
      const optionsJSON = await callApi(beginPasskey, { body: { password, code } });
      const registration = await startRegistration({ optionsJSON });
      return callApi(addPasskey, { body: { name, registration: registration as never } });
    },
    onSuccess: refreshPasskeys,
  });
}
