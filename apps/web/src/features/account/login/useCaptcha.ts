import { captchaImage } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../api/index.ts';

/** A picture is good for five minutes; it is replaced before that. */
const RENEW_MS = 285_000;

export interface Captcha {
  shown: boolean;
  /** The picture as a data URL; undefined until it is there. */
  picture: string | undefined;
  failed: boolean;
  code: string;
  setCode: (code: string) => void;
  renew: () => void;
  /** What goes along with the call. */
  answer: { code: string; uuid: string };
}

/** A captcha while one is asked for. Each picture is good once: call `renew` after every refused try. */
export function useCaptcha(shown: boolean): Captcha {
  const image = useCall(
    captchaImage,
    {},
    {
      enabled: shown,
      staleTime: Infinity,
      gcTime: 0,
      refetchInterval: RENEW_MS,
      refetchIntervalInBackground: false,
      refetchOnReconnect: false,
      meta: { quiet: true },
    },
  );
  const uuid = image.data?.uuid ?? '';
  // Letters typed for one picture say nothing about the next.
  const [typed, setTyped] = useState({ uuid: '', code: '' });
  const code = typed.uuid === uuid ? typed.code : '';
  return {
    shown,
    picture: image.data?.img,
    failed: image.isError,
    code,
    setCode: (next) => setTyped({ uuid, code: next }),
    renew: () => void (shown ? image.refetch() : undefined),
    answer: { code: code.trim(), uuid },
  };
}
