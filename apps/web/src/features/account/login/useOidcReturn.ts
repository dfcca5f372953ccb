import { oidcFinish } from '@netloom/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../api/index.ts';
import type { ApiError } from '../../../api/index.ts';
import { setToken } from '../../../api/token.ts';
import { keptTicket } from './oidcTicket.ts';
import { redirectTarget } from './redirectTarget.ts';

/** What an OpenID Connect provider sent back with the browser; null on a plain visit. */
function answerOfProvider(search: string): string | null {
  const given = new URLSearchParams(search);
  return given.has('state') && (given.has('code') || given.has('error')) ? search : null;
}

/** Ends a sign-in that began at the provider. Its answer is good once, so that it leaves the address at once. */
export function useOidcReturn(): { pending: boolean; error: ApiError | null } {
  const navigate = useNavigate();
  const [answer] = useState(() => answerOfProvider(window.location.search));
  const { data, error, isLoading } = useCall(
    oidcFinish,
    { body: { search: answer ?? '', ticket: keptTicket() } },
    { enabled: answer !== null, staleTime: Infinity, retry: false, meta: { quiet: true } },
  );
  useEffect(() => {
    if (answer !== null) window.history.replaceState(null, '', '/login');
  }, [answer]);
  useEffect(() => {
    if (data === undefined) return;
    setToken(data.token);
    void navigate(redirectTarget(data.redirect), { replace: true });
  }, [data, navigate]);
  return { pending: isLoading, error };
}
